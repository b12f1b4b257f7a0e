/** In two groups of four, for reading aloud or copying. */
export const fourAndFour = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
