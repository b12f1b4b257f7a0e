// Positions of right options: always choosing the second one must not beat chance.
import { join } from 'node:path';
import { questionsOf } from '@afrolearn/learning/events/catalogue.ts';
import type { Question, SingleQuestion } from '@afrolearn/learning/quizzes/questions.ts';
import { choicesOf, hasFixedOrder, shownChoices } from '@afrolearn/learning/quizzes/shown-order.ts';
import { expect, test } from 'vitest';
import { checkCurriculum } from '#check/check.ts';
import { readFiles } from '#load/files.ts';

const { content } = checkCurriculum(readFiles(join(import.meta.dirname, '..', 'content')));
const asked = content.units.flatMap(({ unit, lessons, readings, quizzes }) =>
  [...lessons, ...readings, ...quizzes].flatMap((entry) =>
    questionsOf(entry.content).map((question) => ({ grade: unit.gradeId ?? 0, question })),
  ),
);
const learners = Array.from({ length: 60 }, (_, n) => `${1000 + n} 0`);

const singles = asked.flatMap(({ grade, question }) =>
  question.kind === 'single' && question.options.length === 3 ? [{ grade, question }] : [],
);

/** How often the right option is shown first, second and third. */
const shares = (questions: readonly SingleQuestion[]): readonly number[] => {
  const counts = [0, 0, 0];
  for (const question of questions)
    for (const learner of learners) {
      const right = question.options.findIndex((option) => option.right);
      const at = shownChoices(question, learner).indexOf(right);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  return counts.map((count) => count / (questions.length * learners.length));
};

test('over all choice questions, and in every class, the right option is equally often in each place', () => {
  expect(singles.length).toBeGreaterThan(900);
  for (const share of shares(singles.map(({ question }) => question)))
    expect(Math.abs(share - 1 / 3)).toBeLessThan(0.01);
  for (const grade of new Set(singles.map((one) => one.grade))) {
    const own = singles.filter((one) => one.grade === grade).map(({ question }) => question);
    // Questions in a fixed order, mostly numbers of P1, are as their authors wrote them.
    for (const share of shares(own)) expect([grade, Math.abs(share - 1 / 3) < 0.035]).toEqual([grade, true]);
  }
});

test('nearly all choices may be shuffled', () => {
  const fixed = singles.filter(({ question }) => hasFixedOrder(choicesOf(question)));
  expect(fixed.length / singles.length).toBeLessThan(0.04);
});

test('the first word that is offered for a gap is not mostly the one that belongs there', () => {
  const gaps = asked.flatMap(({ question }) =>
    question.kind === 'gap' && question.choices !== undefined ? [question] : [],
  );
  const isFirst = (question: Question, order: readonly number[]) =>
    question.kind === 'gap' &&
    question.gaps[0]?.accepted.includes(choicesOf(question)[order[0] ?? 0] ?? '') === true;
  const authored = gaps.filter((gap) => isFirst(gap, [0])).length / gaps.length;
  const shown =
    gaps.flatMap((gap) => learners.filter((one) => isFirst(gap, shownChoices(gap, one)))).length /
    (gaps.length * learners.length);
  const chance =
    gaps.reduce((sum, gap) => sum + (gap.gaps[0]?.accepted.length ?? 1) / choicesOf(gap).length, 0) /
    gaps.length;
  expect(authored).toBeGreaterThan(0.6);
  expect(shown).toBeLessThan(chance + 0.03);
});
