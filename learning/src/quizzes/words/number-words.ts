const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: ReadonlyMap<string, number> = new Map([
  ['ten', 10],
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
]);

const values: ReadonlyMap<string, number> = new Map([
  ...small.map((word, at) => [word, at] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ...(['nought', 'nil', 'none', 'nothing'] as const).map((word) => [word, 0] as const),
  // Common misspellings.
  ['fourty', 40],
  ['ninty', 90],
]);

/* '3 tens' and '30 thousand' are numbers, too. */
const scaleOf = (word: string, isAfterNumber: boolean): number | undefined =>
  word === 'ten' ? undefined : scales.get(isAfterNumber ? word.replace(/s$/u, '') : word);

const isHundreds = (value: number): boolean => value > 0 && value % 100 === 0;

/**
 * Converts lower-case number words without hyphens to digits: 'one hundred and five hens' becomes '105 hens'. Words
 * in `left` are kept: if the question asks for millions, '30 million' is 30.
 */
export const inDigits = (text: string, left: ReadonlySet<string> = new Set()): string => {
  const out: string[] = [];
  let sum: number | undefined;
  let part = 0;
  const end = () => {
    if (sum !== undefined) out.push(String(sum + part));
    [sum, part] = [undefined, 0];
  };
  const words = text.split(' ');
  words.forEach((word, at) => {
    const digits = /^\d+$/u.test(word) ? Number(word) : undefined;
    const value = values.get(word) ?? digits;
    const scale = left.has(word) ? undefined : scaleOf(word, sum !== undefined);
    if (scale !== undefined) {
      if (scale < 1_000) part = (part || 1) * scale;
      else [sum, part] = [(sum ?? 0) + (part || 1) * scale, 0];
      sum ??= 0;
    } else if (value !== undefined) {
      const room = part % 100 === 0 ? 100 : part % 10 === 0 ? 10 : 0;
      const isNext = sum !== undefined && digits === undefined && value > 0 && value < room && sum + part > 0;
      if (!isNext) end();
      sum ??= 0;
      part += value;
    } else if (word !== 'and' || !isHundreds((sum ?? 0) + part) || !values.has(words[at + 1] ?? '')) {
      end();
      out.push(word);
    }
  });
  end();
  return out.join(' ');
};
