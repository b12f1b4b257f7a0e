import type { Say, Sentences } from '#languages/sentence.ts';

/** What is wrong with what somebody wrote, as a key and its values: whoever shows it says it in the language asked for. */
export type Fault<Key extends string = string> = {
  readonly key: Key;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** Says a fault with a table that has a sentence for it. */
export const sayFault = <T extends Sentences>(
  say: Say<T>,
  { key, values }: Fault<keyof T & string>,
): string => (say as (key: string, values?: Fault['values']) => string)(key, values);
