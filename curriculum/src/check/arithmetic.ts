// Evaluates sums such as `47 + 12 = 59` in texts, so that a lesson never shows a wrong one.

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const expression = String.raw`[-−]?\(*\s*(?:${number})(?:\s*[-+−–×÷*/]\s*\(*\s*(?:${number})\s*\)*)*`;
const equality = new RegExp(
  String.raw`(?<![\w.,^%√:]|[-+−–×÷*/(]\s*|\b(?:of|by|from)\s+)${expression}(?:\s*=\s*${expression})+(?![\w,^/%²³:]|\s*[-+−–×÷*/(]|\.\d)`,
  'gu',
);

/** Sums in other number bases are skipped. */
const otherSystem =
  /\bbases?\b|\bbinary\b|\bfinite\b|\bmod(?:ulo)?\b|\bclock arithmetic\b|\brem(?:ainder)?\b|\br\s?\d|_\w/iu;

const tokensOf = (text: string): readonly string[] =>
  text
    .replace(/,/gu, '')
    .replace(/[−–]/gu, '-')
    .match(/\d+(?:\.\d+)?|[-+×÷*/()]/gu) ?? [];

/** Ordinary precedence; undefined when the text is not a whole expression. */
export const workOut = (text: string): number | undefined => {
  const tokens = [...tokensOf(text)];
  const factor = (): number => {
    const token = tokens.shift();
    if (token === '-') return -factor();
    if (token === '(') {
      const inside = sum();
      return tokens.shift() === ')' ? inside : Number.NaN;
    }
    return token === undefined ? Number.NaN : Number(token);
  };
  const product = (): number => {
    let value = factor();
    while (/^[×÷*/]$/u.test(tokens[0] ?? '')) {
      const times = /[×*]/u.test(tokens.shift() ?? '');
      const next = factor();
      value = times ? value * next : value / next;
    }
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (/^[-+]$/u.test(tokens[0] ?? ''))
      value = tokens.shift() === '+' ? value + product() : value - product();
    return value;
  };
  const value = sum();
  return tokens.length === 0 && Number.isFinite(value) ? value : undefined;
};

export const falseSums = (text: string): readonly string[] => {
  if (!text.includes('=') || otherSystem.test(text)) return [];
  return [...text.matchAll(equality)].flatMap(([found]) => {
    // `LCM of 4 and 6 = 12` is no sum: the first side must have an operation.
    if (!/\d[^=]*[-+−–×÷*/][^=]*=/u.test(found)) return [];
    const sides = found.split('=').map(workOut);
    const [first] = sides;
    if (first === undefined || sides.includes(undefined)) return [];
    const agree = sides.every((side) => Math.abs((side ?? 0) - first) <= Math.max(1, Math.abs(first)) * 1e-9);
    return agree ? [] : [found.trim()];
  });
};
