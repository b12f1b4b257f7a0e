import { unitName } from '#quizzes/numbers.ts';
import { plainSentence } from '#quizzes/spelling.ts';
import { inDigits } from '#quizzes/words/number-words.ts';

const step = /^(\d+(?:\.\d+)?) ?([a-z%]+)(?: and)?(?: |$)/u;

/* '2 hour' is a mistake, '2 hr' is not. */
const isWritten = (value: number, unit: string): boolean =>
  !/^(?:hour|minute|second|day|week|month|year|metre|gram|litre|shilling|kilo\w+|centi\w+|milli\w+?)s?$/u.test(
    unit,
  ) || unit.endsWith('s') === (value !== 1);

/** Parses `2 hrs 15 mins` and 'two hours and fifteen minutes' into the same measure; undefined if it is none. */
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
