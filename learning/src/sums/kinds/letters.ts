/** The value of an expression with letters whose values are given: if a = 3 and b = 4, find 2a + b. */
import { calculation } from '#sums/calculate.ts';
import { plain } from '#sums/kinds/patterns.ts';
import type { Solver } from '#sums/sum.ts';

/** Not the end of an equation: 3 × x = 12 gives no x. */
const given =
  /(^|[,;:.]|\b(?:if|given|that|when|where|and|let|with)\b)\s*\b([a-z])\s*=\s*(\d+(?:\.\d+)?|\d+\/\d+)(?=\s*(?:$|[,;:?]|\.(?!\d)|(?:and|find|what|work|calculate|evaluate|then)\b))/g;

export const substitution: Solver = (typed) => {
  const text = plain(typed);
  const known = new Map([...text.matchAll(given)].map(([, , letter = '', value = '']) => [letter, value]));
  if (known.size === 0) return null;
  const asked = text
    .replace(given, '$1 ')
    .replace(
      /\b(?:if|given|that|when|where|and|find|work out|calculate|evaluate|the value of|value of|what is|let)\b/g,
      ' ',
    )
    .replace(/[,;:.?]/g, ' ')
    .trim();
  if (!/^[-+−×*/÷()\d\s.a-z²³^]+$/.test(asked) || asked === '') return null;
  const letters = asked.match(/[a-z]/g) ?? [];
  if (letters.length === 0 || letters.some((letter) => !known.has(letter)) || /[a-z]{4}/.test(asked))
    return null;
  // x2 is no known way of writing, and 12/2x may be 6x or 12 over 2x.
  if (/[a-z]\s*\d|[/÷]\s*[\da-z.]+\s*(?=[a-z(])/.test(asked)) return null;
  // 2ab is 2 × a × b.
  const filled = asked.replace(/([\da-z)])\s*(?=[a-z(])/g, '$1 × ').replace(/[a-z]/g, (letter) => {
    const value = known.get(letter) ?? letter;
    return value.includes('/') ? `(${value})` : value;
  });
  const worked = calculation(filled);
  if (worked === null || 'reason' in worked) return worked;
  const values = [...known].map(([letter, value]) => `${letter} = ${value}`).join(', ');
  return {
    ...worked,
    topic: 'Letters for numbers',
    read: `${asked.replace(/\s+/g, ' ')}, where ${values}`,
    hint: { say: `Write the numbers in the place of the letters: ${worked.read}. ${worked.hint.say}` },
  };
};
