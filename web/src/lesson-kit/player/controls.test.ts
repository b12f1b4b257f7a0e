import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Vitest returns empty styles for imports, even with ?raw.
const css = readFileSync(`${import.meta.dirname}/controls.module.css`, 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);
const tokens = readFileSync(`${import.meta.dirname}/../../ui/tokens.css`, 'utf8');

const px = (length: string): number => {
  const token = /var\(--(\w+)\)/.exec(length)?.[1];
  const value = token === undefined ? length : new RegExp(`--${token}: ([^;]+);`).exec(tokens)?.[1];
  return Number.parseFloat(value ?? '') * (value?.endsWith('rem') ? 16 : 1);
};

/** The rules of a class at this page width, in order. */
const rulesAt = (width: number, name: string): string => {
  const media = /@media \((max|min)-width: (\d+)px\) \{((?:[^{}]*\{[^{}]*\})*\s*)\}/g;
  const plain = css.slice(0, css.indexOf('@media'));
  const holding = [...css.matchAll(media)].filter(([, side, edge]) =>
    side === 'max' ? width <= Number(edge) : width >= Number(edge),
  );
  const all = [plain, ...holding.map(([, , , rules]) => rules ?? '')].join('\n');
  return [...all.matchAll(new RegExp(`(?:^|\\n)\\s*\\.${name} \\{([^}]*)\\}`, 'g'))]
    .map((m) => m[1])
    .join('');
};

const sidesAt = (width: number, name: string) => {
  let start = 0;
  let end = 0;
  for (const [, kind, value = ''] of rulesAt(width, name).matchAll(
    /\bpadding(-inline(?:-\w+)?)?: ([^;]+);/g,
  )) {
    const parts = value.split(' ').map(px);
    const [one = 0, two = one] = parts;
    if (kind === undefined) [start, end] = [two, parts[3] ?? two];
    if (kind === '-inline') [start, end] = [one, two];
    if (kind === '-inline-start') start = one;
    if (kind === '-inline-end') end = one;
  }
  return { start, end };
};

test.each([360, 390, 412, 768, 1280])('on a page of %i px Play begins where the seek bar begins', (width) => {
  expect(sidesAt(width, 'seekPlace').start).toBe(16);
  expect(sidesAt(width, 'controls').start).toBe(16);
});

test('on a page of 320 px Play, five more buttons and their edges are one row, Play as near to the bar as it can be', () => {
  const page = 320 - 2 * 16;
  const { start, end } = sidesAt(320, 'controls');
  const buttons = 52 + 5 * 44;
  expect(rulesAt(320, 'controls')).toMatch(/gap: 0;/);
  expect(start + buttons + end).toBe(page);
  expect(start).toBeGreaterThan(end);
});
