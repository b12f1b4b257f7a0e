/** Translates whole sentences with placeholders: sentences are never assembled from translated pieces. */

/** One sentence, or one for each plural form, chosen by `{count}`. `{name}` is a placeholder. */
export type Sentence =
  | string
  | ({ readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>);
export type Sentences = Readonly<Record<string, Sentence>>;

type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type HolesOf<S extends Sentence> = NamesIn<
  S extends string ? S : S extends { other: infer O extends string } ? O : never
>;
type Values<S extends Sentence> = [HolesOf<S>] extends [never]
  ? []
  : [Readonly<Record<HolesOf<S>, string | number>>];

/** The same keys in another language: a missing or an extra key does not compile. */
export type Translated<T> = { readonly [Key in keyof T]: Sentence };

/** Says a sentence of a table in one language. */
export type Say<T extends Sentences> = <K extends keyof T & string>(
  key: K,
  ...values: Values<T[K]>
) => string;

const formOf = (
  sentence: Sentence,
  language: string,
  values: Readonly<Record<string, string | number>>,
): string => {
  if (typeof sentence === 'string') return sentence;
  const form = new Intl.PluralRules(language).select(Number(values['count'] ?? 0));
  return sentence[form] ?? sentence.other;
};

/* French puts a no-break space before some punctuation marks. Authors type a plain one. */
const typeset = (text: string, language: string): string =>
  language === 'fr' ? text.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0') : text;

/** `own` has the keys of `sentences`, in `language`; a placeholder without a value stays visible. */
export const sayIn =
  <T extends Sentences>(language: string, sentences: T, own: Translated<T> = sentences): Say<T> =>
  (key, ...[given]) => {
    const values = (given ?? {}) as Readonly<Record<string, string | number>>;
    return typeset(formOf(own[key] ?? sentences[key] ?? key, language, values), language).replace(
      /\{(\w+)\}/g,
      (hole, name: string) => String(values[name] ?? hole),
    );
  };
