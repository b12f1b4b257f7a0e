// Proves every text/background pair of tokens.css in both themes, and that the two night blocks are one.
// 4.5 is AA for text; 3 is AA for large text, icons, edges and focus; 7 is our own bar where children read.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Vitest returns empty text for imported styles, even with ?raw.
const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

type Theme = Record<string, string>;
type Pair = [front: string, back: string, needs: number];

const blockAfter = (css: string, selector: string) => {
  const at = css.indexOf(selector);
  if (at < 0) throw new Error(`tokens.css has no ${selector}`);
  const start = css.indexOf('{', at);
  return css.slice(start, css.indexOf('}', start));
};

const coloursOf = (block: string): Theme =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})\s*;/gi)].map((m) => [m[1], m[2]]));

const themesOf = (source: string) => {
  const css = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const light = coloursOf(blockAfter(css, ':root {'));
  const forced = blockAfter(css, ':root[data-theme="dark"]');
  const system = blockAfter(css, ':root:not([data-theme="light"])');
  return { light, forced, system, dark: { ...light, ...coloursOf(forced) } };
};

const light = (hex: string) => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const subjects = ['math', 'english', 'science', 'sst', 'culture', 'life', 'money', 'code'];
const meanings = ['ok', 'notyet', 'bad', 'info'];
const pairs: Pair[] = [
  ...['text', 'text-2', 'text-3'].flatMap((text) =>
    ['bg', 'surface', 'sunk'].map((back): Pair => [text, back, 4.5]),
  ),
  ['on-stage', 'stage', 7],
  ['on-field', 'field', 7],
  ['chalk', 'indigo', 7],
  ['gold', 'indigo', 4.5],
  ['on-stage', 'gold', 7],
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ['on-action-soft', 'action-soft', 4.5],
  ['text', 'action-soft', 4.5],
  ['action', 'bg', 4.5],
  ['action', 'surface', 4.5],
  ['action', 'field', 3],
  ['seed', 'surface', 4.5],
  ['seed', 'bg', 4.5],
  ['seed', 'notyet-soft', 4.5],
  ...meanings.flatMap((meaning): Pair[] => [
    [`on-${meaning}-soft`, `${meaning}-soft`, 7],
    ['on-solid', meaning, 4.5],
    [meaning, 'surface', 4.5],
    [meaning, `${meaning}-soft`, 3],
  ]),
  ['bad', 'bg', 4.5],
  ...subjects.flatMap((subject): Pair[] => [
    [`${subject}-ink`, `${subject}-soft`, 4.5],
    [`${subject}-ink`, 'surface', 4.5],
    [`${subject}-ink`, 'sunk', 3],
    ['text', `${subject}-soft`, 7],
  ]),
  ['line-strong', 'surface', 3],
  ['line-strong', 'bg', 3],
  ...['bg', 'surface', 'sunk', 'field'].map((back): Pair => ['focus', back, 3]),
];

const tooWeak = (source: string) => {
  const themes = themesOf(source);
  return (['light', 'dark'] as const).flatMap((name) =>
    pairs.flatMap(([front, back, needs]) => {
      const [one, other] = [themes[name][front], themes[name][back]];
      if (!one || !other) return [`${name}: ${front} or ${back} is missing`];
      const found = contrast(one, other);
      return found < needs ? [`${name}: ${front} on ${back} is ${found.toFixed(2)}, needs ${needs}`] : [];
    }),
  );
};

const blocksDiffer = (source: string) => {
  const { forced, system } = themesOf(source);
  const plain = (block: string) => block.replace(/\s+/g, ' ').trim();
  return plain(forced) !== plain(system);
};

test('black on white is 21 to 1, so the measure is right', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
});

test('every pair reaches its bar in both themes', () => {
  expect(pairs.length).toBeGreaterThan(73);
  expect(tooWeak(tokens)).toEqual([]);
});

test('the night is the same whether the system or the user asked for it', () => {
  expect(Object.keys(coloursOf(themesOf(tokens).forced)).length).toBeGreaterThan(40);
  expect(blocksDiffer(tokens)).toBe(false);
});

test('control: a token made paler, a missing one and a night that differs are all found', () => {
  const paler = tokens.replace('--text-3: #755d4a', '--text-3: #a58d7a');
  expect(tooWeak(paler)).toContainEqual(expect.stringContaining('light: text-3 on bg'));
  const paleNight = tokens.replaceAll('--text-2: #d5c9b8', '--text-2: #55504a');
  expect(tooWeak(paleNight)).toContainEqual(expect.stringContaining('dark: text-2 on surface'));
  expect(tooWeak(tokens.replace('--seed: #8a5200;', ''))).toContainEqual(expect.stringContaining('missing'));
  expect(blocksDiffer(tokens.replace('--moon: #ecd7a4', '--moon: #ecd7a5'))).toBe(true);
});
