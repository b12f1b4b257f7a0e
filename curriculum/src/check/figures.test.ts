import { test } from 'vitest';
import { expectCaught, type Planted } from '#planted.ts';
import { sampleUnit } from '#sample.ts';

const cup = `${sampleUnit}/figures/cup.svg`;

const planted: readonly Planted[] = [
  ['a figure without a title', cup, '<title>A cup that is full of water.</title>', '', '<svg', /no <title>/],
  ['a figure with a script', cup, '<path', '<script>1</script><path', '<script', /must not hold scripts/],
  [
    'a figure that loads from outside',
    cup,
    '<path',
    '<use href="https://x.org/a.svg"/><path',
    'https://x.org',
    /from outside/,
  ],
  ['a figure without a viewBox', cup, 'viewBox="0 0 640 360" ', '', '<svg', /needs a viewBox/],
  [
    'a figure that is too heavy',
    cup,
    '<path',
    `${'<path d="M0 0h1"/>'.repeat(300)}<path`,
    '<svg',
    /bytes; draw it in 4096/,
  ],
  ['an id that could clash', cup, '<path', '<path id="a"', '<svg', /must begin with 'cup-'/],
  ['words drawn in a figure', cup, '<path', '<text>cup</text><path', '<text>', /not <text> inside it/],
];

test.each(planted)('%s is caught with its file and line', (...mistake) => {
  expectCaught(mistake);
});
