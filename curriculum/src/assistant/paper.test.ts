import { answerOf, isOnPaper, marksOfQuestion, onPaper } from '@afrolearn/learning/assistant/paper.ts';
import { questionsOfUnit } from '@afrolearn/learning/assistant/source.ts';
import { gradeQuestion } from '@afrolearn/learning/quizzes/grade-question.ts';
import { isNear } from '@afrolearn/learning/quizzes/numbers.ts';
import type { Answer, Question } from '@afrolearn/learning/quizzes/questions.ts';
import { expect, test } from 'vitest';
import { realUnits } from './real-units.ts';

const all = realUnits.flatMap(questionsOfUnit).filter(isOnPaper);
const draw = 5;

/** The answer of a learner who copied the answer page, parsed back from its words. */
const copied = (question: Question, words: string): Answer => {
  const paper = onPaper(question, draw);
  // Short choices share a line.
  const rows = paper.text.split(/\n| {3}(?=[A-J]\. )/u);
  const lettered = (letter: string) => rows.find((row) => row.startsWith(`${letter}. `))?.slice(3) ?? '';
  switch (question.kind) {
    case 'single':
      return (paper.options ?? []).indexOf(words);
    case 'several':
      return words.split('; ').map((one) => (paper.options ?? []).indexOf(one));
    case 'order':
      return words.split(', ').map((letter) => question.steps.indexOf(lettered(letter)));
    case 'match': {
      const given = question.pairs.map(({ left }) =>
        lettered(`; ${words}`.split(`; ${left}: `)[1]?.[0] ?? '?'),
      );
      // Two left sides may have the same right side: each uses a different one.
      const free = question.pairs.map(({ right }) => right as string | null);
      return given.map((right) => {
        const place = free.indexOf(right);
        free[place] = null;
        return place;
      });
    }
    case 'gap':
    case 'working':
      return words.split('; ');
    case 'structured':
      return question.parts.map(
        (_, at) => words.split(`(${'abcdefgh'[at]}) `)[1]?.split(/; \([a-h]\) /u)[0] ?? '',
      );
    default:
      return words;
  }
};

test('every answer that is printed is right by the grader', () => {
  expect(all.length).toBeGreaterThan(1200);
  for (const question of all) {
    const words = answerOf(question, draw);
    expect(words, question.id).not.toBe('');
    const { score } = gradeQuestion(question, copied(question, words));
    expect([question.id, words, isNear(score, 1, 0)]).toEqual([question.id, words, true]);
  }
});

test('a question keeps its words on paper, tells no answer by its order, and is worth marks', () => {
  for (const question of all) {
    const { text, marks, options } = onPaper(question, draw);
    expect(text).toContain(question.prompt);
    expect(marks).toBe(marksOfQuestion(question));
    expect(marks).toBeGreaterThan(0);
    expect(JSON.stringify(onPaper(question, draw))).toBe(JSON.stringify(onPaper(question, draw)));
    if (question.kind === 'order') expect(answerOf(question, draw)).not.toMatch(/^A, B, C/u);
    if (options !== undefined) expect(new Set(options).size).toBe(options.length);
  }
});
