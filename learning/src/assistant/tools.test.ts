import { expect, test } from 'vitest';
import { marksOf, rowsOf, section, text, wordsOfBlock } from '#assistant/page.ts';
import { completeValues, defineTool } from '#assistant/tool.ts';
import { allToolIds, groupOfTool, isToolId, toolGroups, toolIds } from '#assistant/tools.ts';

test('there are 27 tools in five groups: 5, 7, 5, 5 and 5, and no id stands twice', () => {
  expect(toolGroups.map((group) => [group, toolIds[group].length])).toEqual([
    ['plan', 5],
    ['create', 7],
    ['differentiate', 5],
    ['support', 5],
    ['learn', 5],
  ]);
  expect(new Set(allToolIds).size).toBe(27);
  for (const group of toolGroups)
    for (const id of toolIds[group]) expect([groupOfTool(id), isToolId(id)]).toEqual([group, true]);
  expect(isToolId('chat')).toBe(false);
});

const fields = {
  pupils: { kind: 'number', least: 1, most: 200, usual: 60 },
  layout: { kind: 'choice', choices: ['easy', 'hard'], usual: 'easy' },
  date: { kind: 'date' },
  className: { kind: 'text', most: 5 },
  haves: { kind: 'yes', usual: true },
} as const;

test('what a form leaves out or gets wrong becomes the usual value within its bounds', () => {
  const usual = { pupils: 60, layout: 'easy', date: '', className: '', haves: true };
  expect(completeValues(fields)).toEqual(usual);
  expect(completeValues(fields, { pupils: Number.NaN, layout: 'odd', date: '10 March' })).toEqual(usual);
  expect(
    completeValues(fields, { pupils: 900, layout: 'hard', date: '2026-03-10', className: ' P7 Blue ' }),
  ).toEqual({ pupils: 200, layout: 'hard', date: '2026-03-10', className: 'P7 Bl', haves: true });
});

test('a tool that misses its source makes no page', () => {
  const page = { title: 'Words', about: [], blocks: [], madeFrom: [] };
  const free = defineTool({ id: 'term-calendar', needs: [], fields, make: () => page });
  expect(free.make({ draw: 1 }, {})).toEqual(page);
  const bound = defineTool({ id: 'word-cards', needs: ['unit'], fields, make: () => page });
  expect(bound.make({ draw: 1 }, {})).toBeNull();
  const figures = defineTool({ id: 'class-figures', needs: ['class'], fields, make: () => page });
  expect(figures.make({ draw: 1 }, {})).toBeNull();
});

test('blocks tell their words and their marks, and a section without blocks has no heading', () => {
  expect(section('Watch for', [])).toEqual([]);
  expect(section('Watch for', [text('this')]).flatMap(wordsOfBlock)).toEqual(['Watch for', 'this']);
  expect(wordsOfBlock(rowsOf([['Topic', 'Energy']]))).toEqual(['Topic', 'Energy']);
  expect(marksOf({ kind: 'questions', questions: [{ text: 'a', marks: 2 }, { text: 'b' }] })).toBe(2);
});
