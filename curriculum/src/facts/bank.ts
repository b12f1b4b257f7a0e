// The banks of facts: what units must agree on, and the lists for checking texts.
import { z } from 'zod';
import type { Source, Tell } from '#findings.ts';
import type { Doc } from '#load/content.ts';
import type { Files } from '#load/files.ts';
import { parseYaml } from '#yaml/parse.ts';
import { list, number, text, whole } from '#yaml/values.ts';

/** Its source and the year it is valid for. */
const checked = { source: text, year: whole };

const phrase = z.strictObject({ phrase: text, say: text });

const classes = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'] as const;

const word = z.strictObject({ from: z.enum(classes), say: text });

const named = z.strictObject({
  region: z.enum(['central', 'eastern', 'northern', 'western', 'any', 'africa']),
  girls: list(text, 1, 40),
  boys: list(text, 1, 40),
});

const place = z.strictObject({ lat: number, lon: number, source: text });

const fact = z.strictObject({
  says: text,
  words: list(text, 1, 6),
  /** One number, or all correct ones. */
  value: z.union([number.transform((one) => [one]), list(number, 2, 8)], 'must be a number, or several'),
  unit: z.exactOptional(text),
  /** The tolerance for rounded numbers. */
  within: z.exactOptional(number),
  ...checked,
});

const price = z.strictObject({ from: number, to: number, ...checked });

/** A fact verified by a second reader, in the unit's words. The year only where the page states it. */
const looked = z.strictObject({ words: text, source: text, year: z.exactOptional(whole) });

export type FactBank = {
  readonly phrases: readonly Doc<z.output<typeof phrase>>[];
  readonly words: ReadonlyMap<string, { readonly from: number; readonly say: string }>;
  readonly names: ReadonlyMap<string, { readonly people: string; readonly region: string }>;
  readonly places: ReadonlyMap<string, z.output<typeof place>>;
  readonly facts: readonly Doc<z.output<typeof fact>>[];
  readonly prices: ReadonlyMap<string, z.output<typeof price>>;
  /** Keyed by unit. */
  readonly checked: ReadonlyMap<string, readonly Doc<z.output<typeof looked>>[]>;
};

const files = {
  phrases: 'facts/phrases.yaml',
  words: 'facts/words.yaml',
  names: 'facts/names.yaml',
  places: 'facts/places.yaml',
  numbers: 'facts/numbers.yaml',
  prices: 'facts/prices.yaml',
  checked: 'facts/checked.yaml',
} as const;

const readRecord = <T>(file: string, all: Files, schema: z.ZodType<T>, tell: Tell) => {
  const read = parseYaml({ file, text: all.get(file) ?? '{}' }, z.record(z.string(), schema), tell);
  const source: Source = { file, lineOf: read.lineOf };
  return { source, entries: Object.entries(read.value ?? {}) };
};

const readList = <T>(file: string, all: Files, schema: z.ZodType<T>, tell: Tell): readonly Doc<T>[] => {
  const read = parseYaml({ file, text: all.get(file) ?? '[]' }, z.array(schema), tell);
  return (read.value ?? []).map((content, at) => ({
    source: { file, lineOf: () => read.lineOf(`${at}`) },
    content,
  }));
};

export const readFactBank = (all: Files, tell: Tell): FactBank => {
  const names = new Map<string, { people: string; region: string }>();
  const read = readRecord(files.names, all, named, tell);
  for (const [people, { region, girls, boys }] of read.entries) {
    for (const name of [...girls, ...boys]) {
      const before = names.get(name);
      if (before) tell(read.source, people, `The name '${name}' is already listed for ${before.people}.`);
      names.set(name, { people, region });
    }
  }
  const prices = readRecord(files.prices, all, price, tell);
  for (const [thing, { from, to }] of prices.entries)
    if (from > to)
      tell(prices.source, thing, `The price of '${thing}' must go from the lower to the higher.`);
  const facts = readList(files.numbers, all, fact, tell);
  for (const { source, content } of facts)
    for (const value of content.value)
      if (!content.says.replace(/(\d),(?=\d)/gu, '$1').includes(String(value)))
        tell(source, '', `'${content.says}' does not hold its own number, ${value}.`);
  const readers = readRecord(files.checked, all, list(looked, 1, 60), tell);
  return {
    phrases: readList(files.phrases, all, phrase, tell),
    words: new Map(
      readRecord(files.words, all, word, tell).entries.map(([hard, { from, say }]) => [
        hard.toLowerCase(),
        { from: classes.indexOf(from) + 1, say },
      ]),
    ),
    names,
    places: new Map(readRecord(files.places, all, place, tell).entries),
    facts,
    prices: new Map(prices.entries),
    checked: new Map(
      readers.entries.map(([unit, facts]) => [
        unit,
        facts.map((content, at) => ({
          source: { file: files.checked, lineOf: () => readers.source.lineOf(`${unit}.${at}`) },
          content,
        })),
      ]),
    ),
  };
};
