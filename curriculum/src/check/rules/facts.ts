// Compares texts with the banks of facts: numbers, prices, places, names.
import { sentencesOf } from '@afrolearn/learning/lessons/words.ts';
import { plainWords } from '@afrolearn/learning/quizzes/spelling.ts';
import { askedIn, type Rule, saidIn } from '#check/rules/rule.ts';
import type { FactBank } from '#facts/bank.ts';

const escaped = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/gu, '\\$&');

const wholeWord = (word: string) => new RegExp(String.raw`(?<!\p{L})${escaped(word)}(?!\p{L})`, 'iu');

const value = String.raw`(\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`;

/** Numbers of a sentence in the fact's unit; years where it has none. */
const numbersIn = (sentence: string, unit: string | undefined): readonly number[] => {
  const pattern =
    unit === undefined
      ? /\b(1[0-9]{3}|20[0-9]{2})\b/gu
      : new RegExp(String.raw`${value}\s*${escaped(unit)}(?![\p{L}²³])`, 'gu');
  return [...sentence.matchAll(pattern)].map(([, digits = '']) => Number(digits.replace(/[, ]/gu, '')));
};

/** A fact has the same number in every unit. */
export const numbers: Rule = {
  name: 'numbers',
  check: (unit, bank, tell) => {
    const known = bank.facts.map(({ content }) => ({
      ...content,
      plain: content.words.map((word) => word.toLowerCase()),
    }));
    for (const { source, path, text } of saidIn(unit)) {
      if (!/\d/u.test(text)) continue;
      for (const sentence of sentencesOf(text)) {
        const small = sentence.toLowerCase();
        for (const { says, words, plain, value: right, unit: counted, within = 0 } of known) {
          if (!plain.every((word) => small.includes(word))) continue;
          if (!words.every((word) => wholeWord(word).test(sentence))) continue;
          const found = numbersIn(sentence, counted);
          const other = found.find((number) => !right.some((one) => Math.abs(number - one) <= within));
          if (other !== undefined && !found.some((number) => right.includes(number)))
            tell(
              source,
              path,
              `'${other}' is another number than our bank has: '${says}'. Mend one of them.`,
            );
        }
      }
    }
  },
};

/** Prices match Ugandan markets. */
export const prices: Rule = {
  name: 'prices',
  check: (unit, bank, tell) => {
    const known = [...bank.prices].map(([thing, range]) => ({
      thing,
      ...range,
      pattern: new RegExp(
        String.raw`\b(?:an?|one|each|every) ${escaped(thing)} (?:costs?|is|sells for) (?:about )?(?:(?:sh\.?|ugx) ?${value}|${value} shillings)`,
        'iu',
      ),
    }));
    for (const { source, path, text } of saidIn(unit)) {
      if (!/\b(?:sh|ugx|shillings)\b/iu.test(text)) continue;
      for (const { thing, from, to, year, pattern } of known) {
        const [, before, after] = pattern.exec(text) ?? [];
        const cost = Number((before ?? after)?.replace(/[, ]/gu, '') ?? Number.NaN);
        if (cost < from || cost > to)
          tell(
            source,
            path,
            `One ${thing} for sh. ${cost} is not from life; in ${year} it cost sh. ${from} to ${to}.`,
          );
      }
    }
  },
};

/** Half a degree is about 55 km, so that no place moves into the next country. */
const near = 0.5;

/** 'Cairo 30°N 31°E' labels Cairo. */
const placeOf = (label: string, places: FactBank['places']) => {
  const name = [...places.keys()]
    .filter((one) => label === one || label.startsWith(`${one} `))
    .sort()
    .at(-1);
  return name === undefined ? undefined : places.get(name);
};

/** A place on a map has the gazetteer's position. */
export const places: Rule = {
  name: 'places',
  check: ({ lessons }, bank, tell) => {
    for (const { source, content } of lessons) {
      content.scenes.forEach(({ visual }, at) => {
        if (visual.kind !== 'map') return;
        visual.places.forEach(({ name, lat, lon }, place) => {
          if (lat === undefined || lon === undefined) return;
          const path = `scenes.${at}.visual.places.${place}`;
          const known = placeOf(name, bank.places);
          if (known === undefined)
            tell(source, path, `'${name}' is not in facts/places.yaml; add it there with its source.`);
          else if (Math.abs(known.lat - lat) > near || Math.abs(known.lon - lon) > near)
            tell(
              source,
              path,
              `'${name}' lies at ${known.lat}, ${known.lon}, not at ${lat}, ${lon}; mend it.`,
            );
        });
      });
    }
  },
};

const mostOfOne = 0.6;

/** No single region dominates a unit's names. */
export const names: Rule = {
  name: 'names',
  check: (unit, bank, tell) => {
    const counts = new Map<string, number>();
    for (const { text } of saidIn(unit)) {
      for (const [word] of text.matchAll(/\p{Lu}[\p{L}'’]+/gu)) {
        const region = bank.names.get(word)?.region;
        if (region !== undefined && region !== 'any' && region !== 'africa')
          counts.set(region, (counts.get(region) ?? 0) + 1);
      }
    }
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (all < 8) return;
    const missing = ['central', 'eastern', 'northern', 'western'].filter((region) => !counts.has(region));
    for (const [region, count] of counts) {
      if (count > all * mostOfOne)
        tell(
          unit.source,
          'title',
          `${count} of ${all} names are from the ${region} region; let children of ${missing[0] ?? 'another'} region act too.`,
        );
    }
    if (missing.length > 1)
      tell(
        unit.source,
        'title',
        `Nobody here has a name from the ${missing.join(' or the ')} region; see facts/names.yaml.`,
      );
  },
};

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Alternative spellings: a number in digits or in words. */
const otherForms = (accepted: string): readonly string[] => {
  const plain = plainWords(accepted);
  const place = words.indexOf(plain);
  return [
    ...(place >= 0 ? [String(place)] : []),
    ...(/^\d+$/u.test(plain) && words[Number(plain)] !== undefined ? [words[Number(plain)] ?? ''] : []),
  ];
};

/** A right answer is accepted in every usual spelling. */
export const typedForms: Rule = {
  name: 'typed-forms',
  check: (unit, _bank, tell) => {
    for (const { question, source, path } of askedIn(unit)) {
      if (question.kind !== 'text' || question.strictSpelling) continue;
      const accepted = new Set(question.accepted.map(plainWords));
      for (const form of question.accepted) {
        const missing = otherForms(form).find((other) => !accepted.has(plainWords(other)));
        if (missing !== undefined)
          tell(
            source,
            `${path}.accepted`,
            `Who writes '${missing}' for '${form}' is right too; add it to accept.`,
          );
      }
    }
  },
};
