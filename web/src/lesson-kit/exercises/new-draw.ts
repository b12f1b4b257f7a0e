/** A random draw, so that nobody meets the same exercise twice. */
export const newDraw = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
