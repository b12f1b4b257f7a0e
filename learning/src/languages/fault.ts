import type { Say, Sentences } from '#languages/sentence.ts';

/**
 * A mistake in somebody's input, as a key and its values. It becomes a sentence in the requested language
 * when it is shown.
 */
export type Fault<Key extends string = string> = {
  readonly key: Key;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** Formats a fault with a table that has its sentence. */
export const sayFault = <T extends Sentences>(
  say: Say<T>,
  { key, values }: Fault<keyof T & string>,
): string => (say as (key: string, values?: Fault['values']) => string)(key, values);
