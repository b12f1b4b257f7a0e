import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import type { Files } from '#load/files.ts';
import { sampleFiles, sampleUnit } from '#sample.ts';

const trader = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 200" role="img" data-colour="lake"><title>A woman with a basket.</title>
<defs><path id="trader-eye" fill="#17100e" d="M0 0h4v4z"/></defs>
<g data-part="clothes"><path fill="#1d7896" d="M20 60h60v140H20z"/><path fill="#7a4930" d="M30 0h40v60H30z"/><use href="#trader-eye" x="40"/></g>
<g data-part="basket"><g><path fill="#9a5b34" d="M0 90h40v30H0z"/></g></g></svg>
`;
const street = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img"><title>A street with stalls.</title>
<g data-part="ground"><path fill="#b8481f" d="M0 280h640v80H0z"/></g></svg>
`;
const scene = `market-day:
  title: Two women meet at the market.
  background: street
  put:
    - { figure: trader, at: [200, 340], as: nakato }
    - figure: trader
      at: [400, 340]
      size: 180
      flip: yes
      hide: [basket]
      colour: leaf
      skin: 1
    - { figure: trader, at: [100, 340] }
    - { figure: trader, at: [500, 340] }
`;
const home = `${sampleUnit}/figures.yaml`;
const lesson = `${sampleUnit}/01-water-lesson-1/lesson.md`;
const [woman, place] = ['figures/people/trader.svg', 'figures/markets/street.svg'];

const withBank = (changes: Readonly<Record<string, readonly [from: string, to: string]>> = {}): Files => {
  const files = new Map(sampleFiles());
  files.set(woman, trader).set(place, street).set(home, scene);
  files.set(lesson, (files.get(lesson) ?? '').replace('picture\nfigure: cup', 'picture\nfigure: market-day'));
  for (const [file, [from, to]] of Object.entries(changes)) {
    const text = files.get(file) ?? '';
    if (!text.includes(from)) throw new Error(`'${from}' is not in ${file}`);
    files.set(
      file,
      text.replace(from, () => to),
    );
  }
  return files;
};

const sceneIn = (files: Files): string => {
  const { content } = checkCurriculum(files);
  return content.units[0]?.lessons[0]?.content.figures['market-day']?.svg ?? '';
};

test('a scene of a few lines becomes one figure of the lesson, without a finding', () => {
  const { content, findings } = checkCurriculum(withBank());
  expect(findings).toEqual([]);
  const shown = content.units[0]?.lessons[0]?.content;
  expect(shown?.scenes[1]?.visual).toMatchObject({
    figure: 'market-day',
    alt: 'Two women meet at the market.',
  });
  expect(sceneIn(withBank())).toMatch(/^<svg [^>]*viewBox="0 0 640 360"[^>]*><title>Two women meet/);
});

test('what is put stands with the middle of its lower edge at its place, grown and mirrored as asked', () => {
  const svg = sceneIn(withBank());
  expect(svg).toContain('<g data-part="nakato" transform="translate(150 140)">');
  expect(svg).toContain('transform="translate(445 160)scale(-0.9 0.9)"');
});

test('ids are unique, every use finds its own, and the same look is drawn once', () => {
  const svg = sceneIn(withBank());
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, to] of svg.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(to);
  expect(svg.match(/A woman|<title/g)).toEqual(['<title']);
  expect(svg).toContain('<use href="#market-day-3"/>');
});

test('parts carry the name that the scene gave; a hidden part is gone; colour and skin are exchanged', () => {
  const svg = sceneIn(withBank());
  expect(svg).toContain('data-part="nakato.basket"');
  const second = svg.slice(svg.indexOf('market-day-2'), svg.indexOf('market-day-3'));
  expect(second).not.toContain('#9a5b34');
  expect(second).toContain('#2f7d4b');
  expect(second).toContain('#55301f');
  expect(second).not.toMatch(/#1d7896|#7a4930/);
});

test('a drawing of the bank that is shown alone keeps its form in the middle of the stage', () => {
  const files = withBank();
  const text = (files.get(lesson) ?? '').replace('title\nfigure: cup', 'title\nfigure: trader');
  const { content } = checkCurriculum(new Map([...files, [lesson, text]]));
  const svg = content.units[0]?.lessons[0]?.content.figures['trader']?.svg ?? '';
  const [, x, y, width, height] = (/viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []).map(Number);
  expect([x, y, width, height]).toEqual([-172.2, -25, 444.4, 250]);
});

const planted: readonly (readonly [
  what: string,
  file: string,
  from: string,
  to: string,
  at: string,
  says: RegExp,
])[] = [
  [
    'an unknown drawing',
    home,
    'figure: trader\n',
    'figure: trader-man\n',
    'trader-man',
    /no drawing 'trader-man'.*Did you mean trader\?/,
  ],
  [
    'an unknown background',
    home,
    'background: street',
    'background: lake',
    'background',
    /no drawing 'lake'/,
  ],
  [
    'a person as background',
    home,
    'background: street',
    'background: trader',
    'background',
    /put it into the list/,
  ],
  [
    'a background in the list',
    home,
    'figure: trader\n',
    'figure: street\n',
    'figure: street',
    /background: street/,
  ],
  ['a drawing outside the frame', home, '[400, 340]', '[620, 340]', '[620', /passes the right edge by 25/],
  ['a drawing above the frame', home, '[400, 340]', '[400, 100]', '[400', /passes the upper edge by 80/],
  ['a drawing that is too big', home, 'size: 180', 'size: 500', 'size', /too big.*from 20 to 360/],
  ['a drawing that nobody sees', home, 'size: 180', 'size: 5', 'size', /too small/],
  [
    'an unknown part',
    home,
    'hide: [basket]',
    'hide: [hat]',
    'hide',
    /no part 'hat'. Its parts are clothes, basket/,
  ],
  ['a colour that is no name', home, 'colour: leaf', 'colour: pink', 'colour', /must be one of: earth/],
  ['a colour where none may change', woman, ' data-colour="lake"', '', '', /no colour that may change/],
  ['a skin beyond four', home, 'skin: 1', 'skin: 9', 'skin', /must be 1, 2, 3 or 4/],
  [
    'two of one name',
    home,
    'skin: 1',
    'as: nakato',
    'as: nakato\n',
    /Two things of this scene are called 'nakato'/,
  ],
  [
    'a name that the background has',
    home,
    'as: nakato',
    'as: ground',
    'as: ground',
    /background 'street' has a part 'ground' too/,
  ],
  ['a scene without a title', home, '  title: Two women meet at the market.\n', '', '', /title' is missing/],
  [
    'a scene that nothing shows',
    lesson,
    'figure: market-day',
    'figure: cup',
    '',
    /Nothing shows this figure, 'market-day'/,
  ],
  [
    'a scene with the name of a drawing',
    home,
    'market-day:',
    'trader:',
    '',
    /'trader' is already the name of/,
  ],
];

test.each(planted)('%s is caught at its line', (_, file, from, to, at, says) => {
  const files = withBank({ [file]: [from, to] });
  const found = checkCurriculum(files).findings.filter(({ message }) => says.test(message));
  expect(found).toHaveLength(1);
  const line = (files.get(home) ?? '').split('\n').findIndex((text) => `${text}\n`.includes(at)) + 1;
  if (at !== '') expect(`${found[0]?.file}:${found[0]?.line}`).toBe(`${home}:${line}`);
});

test('hiding a part that another part uses again is caught', () => {
  const lent = trader
    .replace('<g><path', '<g id="trader-straw"><path')
    .replace('x="40"/>', 'x="40"/><use href="#trader-straw"/>');
  const files = new Map([...withBank(), [woman, lent]]);
  const said = checkCurriculum(files).findings.map(({ message }) => message);
  expect(said).toEqual([expect.stringMatching(/used again by another part/)]);
});

test('a scene of too many bytes is caught', () => {
  const heavy = trader.replace('<use', `${'<path fill="#17100e" d="M0 0h1"/>'.repeat(100)}<use`);
  const many = Array.from({ length: 8 }, (_, at) => `    - { figure: trader, at: [200, 340], as: a${at} }\n`);
  const files = new Map([...withBank(), [woman, heavy], [home, scene + many.join('')]]);
  const said = checkCurriculum(files).findings.map(({ message }) => message);
  expect(said.join()).toMatch(/bytes; at most 16384 can be sent/);
});
