/**
 * Whether a key event belongs to an input method, which uses Escape, Enter and arrow keys during
 * composition. Safari ends the composition before it reports the key, with the key code 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
