/** A tool asked for a number of questions gives that many, or says how many there are. */
import { createTools } from '@afrolearn/learning/assistant/create/create-tools.ts';
import { differentiateTools } from '@afrolearn/learning/assistant/differentiate/differentiate-tools.ts';
import { learnTools } from '@afrolearn/learning/assistant/learn/learn-tools.ts';
import { counted, type ToolPage } from '@afrolearn/learning/assistant/page.ts';
import { expect, test } from 'vitest';
import { sampleUnits } from './real-units.ts';

const tools = [...createTools, ...differentiateTools, ...learnTools].filter(
  ({ fields }) => fields.questions !== undefined,
);
/** All questions on a page, in any block. */
const askedOn = ({ blocks }: ToolPage): number =>
  blocks.reduce(
    (sum, block) =>
      sum +
      (block.kind === 'questions' ? block.questions.length : 0) +
      (block.kind === 'pictures' ? block.rows.length : 0) +
      (block.kind === 'cards' ? block.cards.length : 0),
    0,
  );

test('too few are said, enough are not', () => {
  expect(counted(10, 7)).toEqual({ fewer: { wanted: 10, written: 7 } });
  expect(counted(7, 7)).toEqual({});
});

test('seven tools are asked for a number of questions', () => {
  expect(tools.map(({ id }) => id).sort()).toEqual([
    'marking-practice',
    'story-problems',
    'stretch-questions',
    'task-cards',
    'test-paper',
    'topic-for-teacher',
    'worksheet',
  ]);
});

test.each(['worksheet', 'test-paper', 'story-problems', 'stretch-questions', 'topic-for-teacher'])(
  '%s gives what was asked for, or says what there is',
  (id) => {
    const tool = tools.find((one) => one.id === id);
    const field = tool?.fields.questions;
    if (tool === undefined || field?.kind !== 'number') throw new Error('no such tool');
    let few = 0;
    for (const unit of sampleUnits) {
      const [lesson] = unit.lessons;
      if (lesson === undefined) continue;
      for (const wanted of [field.least, field.usual, field.most]) {
        const page = tool.make({ draw: 3, unit, lesson }, { questions: wanted });
        if (page === null) continue;
        const told = page.fewer?.written ?? wanted;
        expect([unit.title, wanted, askedOn(page) >= told]).toEqual([unit.title, wanted, true]);
        if (page.fewer !== undefined) expect([page.fewer.wanted, askedOn(page)]).toEqual([wanted, told]);
        few += Number(page.fewer !== undefined);
      }
    }
    if (id === 'worksheet') expect(few).toBeGreaterThan(0);
  },
);
