import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser; an ordinary effect on the server, where React warns about those. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;
