import { unitName } from '#quizzes/numbers.ts';
import { plainSentence } from '#quizzes/spelling.ts';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/* 'forty five' is 45; the hyphen is gone already. */
const inDigits = (text: string): string =>
  text
    .replace(
      new RegExp(`\\b(${tens.slice(2).join('|')})(?: (${small.slice(1, 10).join('|')}))?\\b`, 'gu'),
      (_, ten, one) => String(tens.indexOf(ten) * 10 + (one === undefined ? 0 : small.indexOf(one))),
    )
    .replace(new RegExp(`\\b(${small.join('|')})\\b`, 'gu'), (word) => String(small.indexOf(word)));

const step = /^(\d+(?:\.\d+)?) ?([a-z%]+)(?: and)?(?: |$)/u;

/* '2 hour' is a mistake, '2 hr' is not. */
const isWritten = (value: number, unit: string): boolean =>
  !/^(?:hour|minute|second|day|week|month|year|metre|gram|litre|shilling|kilo\w+|centi\w+|milli\w+?)s?$/u.test(
    unit,
  ) || unit.endsWith('s') === (value !== 1);

/** `2 hrs 15 mins` and 'two hours and fifteen minutes' as one measure; nothing where it is none. */
export const readMeasure = (text: string): string | undefined => {
  let rest = inDigits(plainSentence(text));
  const parts: string[] = [];
  while (rest !== '') {
    const found = step.exec(rest);
    const [whole = '', digits = '', unit = ''] = found ?? [];
    const name = unitName(unit);
    if (found === null || name === undefined || !isWritten(Number(digits), unit)) return undefined;
    parts.push(`${Number(digits)} ${name}`);
    rest = rest.slice(whole.length);
  }
  return parts.length === 0 ? undefined : parts.join(' ');
};
