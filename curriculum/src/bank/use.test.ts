import { expect, test } from 'vitest';
import { figureUse, showFigureUse } from '#bank/use.ts';
import { checkCurriculum } from '#check/check.ts';
import { sampleFiles, sampleUnit } from '#sample.ts';

const cup = (part: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 90" role="img"><title>A cup of clay.</title>
<g data-part="${part}"><path fill="#c24e27" d="M10 10h60v80H10z"/></g></svg>`;
const lesson = `${sampleUnit}/01-water-lesson-1/lesson.md`;

test('the report counts what a unit drew anew and what it took from the bank', () => {
  const before = figureUse(checkCurriculum(sampleFiles()).content);
  expect(before).toMatchObject([{ unit: 'p2-sample-01', anew: 1, fromBank: 0 }]);

  const files = new Map([
    ...sampleFiles(),
    ['figures/household/clay-cup.svg', cup('cup')] as const,
    [
      `${sampleUnit}/figures.yaml`,
      'two-cups:\n  title: Two cups stand side by side.\n  put:\n    - { figure: clay-cup, at: [200, 300] }\n    - { figure: clay-cup, at: [400, 300] }\n',
    ] as const,
  ]);
  const text = (files.get(lesson) ?? '')
    .replace('title\nfigure: cup', 'title\nfigure: clay-cup')
    .replace('picture\nfigure: cup', 'picture\nfigure: two-cups');
  const { content, findings } = checkCurriculum(files.set(lesson, text));
  expect(findings).toEqual([]);
  const [use] = figureUse(content);
  expect(use).toMatchObject({ anew: 1, fromBank: 2 });
  expect(use?.mostBytes).toBeGreaterThan(before[0]?.mostBytes ?? 0);
  expect(showFigureUse(figureUse(content), content.bank.length)).toMatch(
    /The bank has 1 drawings\.\np2-sample-01: 1 figures drawn anew, 2 from the bank; at most 1 kB/,
  );
});
