import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { paperOf } from '@afrolearn/learning/assignments/page-as-paper.ts';
import { createTools } from '@afrolearn/learning/assistant/create/create-tools.ts';
import type { PageBlock, ToolPage } from '@afrolearn/learning/assistant/page.ts';
import type { Lesson } from '@afrolearn/learning/lessons/lesson.ts';
import { expect, test } from 'vitest';
import { realUnit, realUnits } from './real-units.ts';

const run = (id: string, unit: (typeof realUnits)[number], lesson: Lesson | null) => {
  const page = createTools
    .find((one) => one.id === id)
    ?.make({ draw: 11, unit, ...(lesson === null ? {} : { lesson }) }, {});
  if (page === null || page === undefined) throw new Error(`${id} made nothing`);
  return page;
};
const of = <K extends PageBlock['kind']>({ blocks }: ToolPage, kind: K) =>
  blocks.filter((block): block is Extract<PageBlock, { kind: K }> => block.kind === kind);

test('a worksheet of P1 and P2 has drawings of the bank to count, colour and join, and tells the teacher how many', () => {
  const figures = join(import.meta.dirname, '..', '..', 'content', 'figures');
  const bank = new Set(
    readdirSync(figures, { recursive: true, encoding: 'utf8' }).flatMap((path) =>
      path.endsWith('.svg') ? [basename(path, '.svg')] : [],
    ),
  );
  let seen = 0;
  for (const unit of realUnits.filter(({ gradeId }) => gradeId !== null && gradeId <= 2))
    for (const lesson of unit.lessons) {
      const page = run('worksheet', unit, lesson);
      const rows = of(page, 'pictures').flatMap((block) => block.rows);
      const drawn = rows.flatMap(({ pictures }) => pictures.map(({ drawing }) => drawing));
      expect([lesson.id, drawn.filter((name) => !bank.has(name))]).toEqual([lesson.id, []]);
      expect(rows.map(({ write, pale, words }) => [write, pale, words?.length])).toEqual([
        [true, undefined, undefined],
        [true, undefined, undefined],
        [undefined, true, undefined],
        [undefined, undefined, 3],
      ]);
      const [first, second, third] = rows.map(({ pictures }) => pictures[0]?.times ?? 0);
      for (const count of [first, second, third])
        expect([lesson.id, count !== undefined && count <= (unit.gradeId === 1 ? 5 : 9)]).toEqual([
          lesson.id,
          true,
        ]);
      const told = of(page, 'list')
        .flatMap(({ lines }) => lines)
        .join(' ');
      expect(told).toMatch(new RegExp(`Right: ${first} .*, ${second} .*, \\d .*\\.`));
      // As a task it has the same things to count.
      expect(paperOf(page)?.paper).toMatch(new RegExp(`Count the .*\\n *\\[${drawn[0]} ${first}\\] \\[ \\]`));
      seen += 1;
    }
  expect(seen).toBeGreaterThan(10);
  // Things that the lesson mentions come first.
  const classroom = realUnit(1).lessons.find(({ title }) => title === 'Things in my classroom');
  if (classroom === undefined) throw new Error('no lesson');
  const named = of(run('worksheet', realUnit(1), classroom), 'pictures').flatMap(
    ({ rows }) => rows[3]?.words ?? [],
  );
  const said = classroom.scenes
    .map(({ narration }) => narration)
    .join(' ')
    .toLowerCase();
  expect(named.filter((word) => !said.includes(word))).toEqual([]);
});

test('every word card has a meaning that is short and ends', () => {
  let seen = 0;
  for (const unit of realUnits)
    for (const { title, lines } of of(run('word-cards', unit, null), 'cards').flatMap(({ cards }) => cards)) {
      const [meaning = ''] = lines;
      expect([unit.id, title, meaning.length > 5 && meaning.length <= 90, /[.!?]$/u.test(meaning)]).toEqual([
        unit.id,
        title,
        true,
        true,
      ]);
      seen += 1;
    }
  expect(seen).toBeGreaterThan(900);
});
