/** A random number decides which exercise is computed, so that nobody meets the same one twice. */
export const newDraw = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
