import { useEffect, useLayoutEffect } from 'react';

/** An effect that runs before the browser paints, for what a visitor should never see otherwise; none while rendering on the server. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;
