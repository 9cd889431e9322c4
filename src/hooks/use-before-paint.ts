import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser; on the server, where React warns about those, an ordinary one, which does not run. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;
