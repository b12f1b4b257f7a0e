/** A text, or one text for each plural form of the language. `{name}` stands for a value. */
export type Text = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
export type Texts = Readonly<Record<string, Text>>;

export type Namespace<N extends string = string, T extends Texts = Texts> = {
  readonly name: N;
  readonly texts: T;
};

/** English is the source: each feature carries its own English texts, other languages come as lazy packs. */
export const defineMessages = <const N extends string, const T extends Texts>(
  name: N,
  texts: T,
): Namespace<N, T> => ({
  name,
  texts,
});

type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type ValuesFor<T extends Text> = NamesIn<
  T extends string ? T : T extends { other: infer O extends string } ? O : never
>;

export type Translate<T extends Texts> = <K extends keyof T & string>(
  key: K,
  ...values: [ValuesFor<T[K]>] extends [never] ? [] : [Record<ValuesFor<T[K]>, string | number>]
) => string;

const plural = (text: Text, language: string, values: Record<string, string | number>): string => {
  if (typeof text === 'string') return text;
  const form = new Intl.PluralRules(language).select(Number(values['count'] ?? 0));
  return text[form] ?? text.other;
};

export const translator = <N extends string, T extends Texts>(
  namespace: Namespace<N, T>,
  language: string,
  pack: Partial<Readonly<Record<string, Texts>>> | null,
): Translate<T> => {
  const translated: Texts = pack?.[namespace.name] ?? {};
  return (key, ...[values]) => {
    const text = translated[key] ?? namespace.texts[key] ?? key;
    const known = (values ?? {}) as Record<string, string | number>;
    return plural(text, language, known).replace(/\{(\w+)\}/g, (hole, name: string) =>
      String(known[name] ?? hole),
    );
  };
};
