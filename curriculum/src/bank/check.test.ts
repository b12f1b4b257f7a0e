import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { sampleFiles } from '#sample.ts';

const good = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 100" role="img" data-colour="orange"><title>A ripe mango fruit.</title>
<g data-part="fruit"><path fill="#e8702c" d="M10 20h70v80H10z"/></g>
<g data-part="leaves"><path fill="#2f7d4b" d="M40 0h20v20z"/></g></svg>
`;
const told = (svg: string, file = 'figures/foods/mango.svg', more: readonly [string, string][] = []) =>
  checkCurriculum(new Map([...sampleFiles(), [file, svg], ...more])).findings.map(
    (finding) => `${finding.file}:${finding.line} ${finding.message}`,
  );

test('control: a drawing by the rules is told nothing', () => {
  expect(told(good)).toEqual([]);
});

test.each([
  [
    'a folder that is no kind',
    good,
    'figures/fruits/mango.svg',
    /fruits\/mango.svg:1 .*the folders are people/,
  ],
  ['a background of another size', good, 'figures/homes/mango.svg', /viewBox="0 0 640 360"/],
  ['a drawing beyond the stage', good.replace('90 100', '90 400'), undefined, /at most 400 by 360/],
  ['no part', good.replaceAll(/ data-part="\w+"/g, ''), undefined, /Name at least one part/],
  [
    'a part that is no group',
    good.replace('<path', '<path data-part="skin"'),
    undefined,
    /:2 .*must be a group/,
  ],
  ['a part twice', good.replace('"leaves"', '"fruit"'), undefined, /:2 Two parts are called 'fruit'/],
  ['a part with a bad name', good.replace('"leaves"', '"The Leaves"'), undefined, /:3 .*no name of a part/],
  ['a colour of its own', good.replace('#2f7d4b', '#2f7e4c'), undefined, /:3 .*write #2f7d4b/],
  [
    'a use of nothing',
    good.replace('</svg>', '<use href="#mango-x"/></svg>'),
    undefined,
    /:3 '#mango-x' is used but/,
  ],
  ['a colour by its word', good.replace('#2f7d4b', 'green'), undefined, /:3 .*a colour of the list/],
  [
    'a main colour that is not there',
    good.replace('="orange"', '="lake"'),
    undefined,
    /nothing has that colour/,
  ],
  ['a main colour that has no name', good.replace('="orange"', '="pink"'), undefined, /the names are earth/],
] as const)('%s is caught with its file and line', (_, svg, file, says) => {
  expect(told(svg, file).join('\n')).toMatch(says);
});

test('a name stands once in the bank', () => {
  expect(told(good, undefined, [['figures/plants/mango.svg', good]]).join()).toMatch(/a name stands once/);
});
