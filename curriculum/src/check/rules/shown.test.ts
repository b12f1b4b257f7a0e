import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import type { Files } from '#load/files.ts';
import { expectCaught, type Planted } from '#planted.ts';
import { plant, sampleFiles, sampleUnit } from '#sample.ts';

const lesson = `${sampleUnit}/01-water-lesson-1/lesson.md`;
const unit = `${sampleUnit}/unit.yaml`;

const planted: readonly Planted[] = [
  [
    'an explainer with two scenes that move',
    lesson,
    'beats:\n  - at: slowly\n    glow: water\n',
    '',
    '## Scenes',
    /2 of at least 3 scenes move with the words/,
  ],
  ['steps on an empty stage', lesson, 'steps\nfigure: cup\n', 'steps\n', '### Scene 4', /words alone/],
  [
    'a line with nothing that is counted',
    lesson,
    'number-line\nfrom: 0\nto: 10\nstep: 1\nmarks:\n  - at: 5',
    'touch\non: number-line\ntask: Show 4.\nfrom: 0\nto: 10\nstep: 1\ngoal: 4\nhelp: Count.\nexplain: It is 4.',
    '### Scene 5',
    /nothing that is counted/,
  ],
  [
    'two drawings beside the same words',
    lesson,
    'steps\nfigure: cup',
    'steps\nfigure: cup\nshow:\n  counters:\n    thing: mango\n    groups: [2, 3]',
    '',
    /one thing: a figure or `show`/,
  ],
  [
    'a drawing from data that would be wrong',
    lesson,
    'steps\nfigure: cup',
    'steps\nshow:\n  fractions:\n    bars:\n      - { parts: 3, shaded: 5 }',
    '',
    /5 of 3 parts cannot be shaded/,
  ],
  [
    'a whole unit that nobody can touch',
    unit,
    [2, 3, 4, 5].map((n) => `\n  - n: ${n}\n    title: Water lesson ${n}`).join(''),
    '',
    '- n: 1',
    /0 of at least 2 scenes of the unit answer to the finger/,
  ],
];

test.each(planted)('%s is told at its place', (...mistake) => {
  expectCaught(mistake);
});

const touch = `
### Try it

Fill the cup.

\`\`\`touch
on: number-line
task: Put the point on 4.
from: 0
to: 10
step: 1
goal: 4
things: hops
help: Count the steps from 0.
explain: Four steps lead to 4.
\`\`\`
`;

const told = (files: Files) =>
  checkCurriculum(files).findings.filter(({ message }) => /\[(?:moving|touch)-scenes\]/.test(message));

test('two scenes to touch are enough for a whole unit, and one is not', () => {
  const [, , rest = ''] = planted.find(([what]) => what.startsWith('a whole unit')) ?? [];
  const whole = (many: number) => {
    const files = new Map(plant(unit, rest, ''));
    const text = files.get(lesson) ?? '';
    return files.set(
      lesson,
      text.replace('\n## Explore', () => `${touch.repeat(many)}\n## Explore`),
    );
  };
  expect(told(whole(1))).toMatchObject([{ file: unit }]);
  expect(told(whole(2))).toEqual([]);
});

test('a unit that is still being written is not asked for scenes to touch', () => {
  expect(told(sampleFiles())).toEqual([]);
});
