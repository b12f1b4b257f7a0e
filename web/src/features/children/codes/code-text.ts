/** In two groups of four: it is read aloud or copied by hand. */
export const fourAndFour = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
