/**
 * Whether a key goes to an input method, which takes Escape, Enter and arrows while somebody composes Chinese. Safari ends the composition
 * before it reports the key, which then has the code 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
