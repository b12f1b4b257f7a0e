/** Converts the English sentences of the contract and of `learning` to tables. */

export const table = <K extends string, V extends string>(rows: readonly (readonly [K, V])[]) =>
  Object.fromEntries(rows) as { readonly [Key in K]: V };

export const itself = <K extends string>(words: readonly K[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as { readonly [Key in K]: Key };

export const rowsOf = <K extends string, V>(rows: Readonly<Record<K, V>>) => Object.entries(rows) as [K, V][];

export const refusalTexts = <K extends string>(refusals: Readonly<Record<K, { readonly text: string }>>) =>
  table<K, string>(rowsOf(refusals).map(([code, { text }]) => [code, text]));
