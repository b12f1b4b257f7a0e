import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalsOf } from '#insights/goals.ts';
import { growthAreasOf, recommendationsOf, strengthsOf, unitPath } from '#insights/growth.ts';
import { partOfDay, partsOfDay } from '#insights/parts-of-day.ts';
import { enoughForPatterns, mostMistakes, patternsOf } from '#insights/patterns.ts';
import { type PracticeCard, practiceNext } from '#insights/practice.ts';
import { together } from '#insights/tally.ts';

const unit = (id: number, percent: number, claimed = false, claimable = percent === 100) => ({
  id,
  title: `Unit ${id}`,
  percent,
  claimable,
  claimed,
});

describe('patterns', () => {
  const at = (hour: number, answers: number, right = answers) => ({ hour, answers, right });

  test.each([
    [0, 'night'],
    [4, 'night'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [16, 'afternoon'],
    [17, 'evening'],
    [20, 'evening'],
    [21, 'night'],
  ] as const)('%i o’clock is %s', (hour, part) => {
    expect(partOfDay(hour)).toBe(part);
  });

  test('spec 2 §2, Intelligence: there is none before 20 answers', () => {
    expect(enoughForPatterns).toBe(20);
    expect(patternsOf([at(8, 10), at(9, 9)], [], [])).toBeNull();
    expect(patternsOf([at(8, 10), at(9, 10)], [], [])).toMatchObject({ answers: 20 });
  });

  test('hours make parts of the day in their order, the most mistakes come first, at most five', () => {
    const mistakes = [1, 7, 3, 9, 2, 4].map((times) => ({ name: `m${times}`, help: 'h', times }));
    const found = patternsOf(
      [at(22, 2, 0), at(8, 10, 8), at(3, 2, 1), at(9, 10, 9)],
      [
        { subject: 'SST', answers: 2, right: 2 },
        { subject: 'Math', answers: 20, right: 9 },
      ],
      mistakes,
    );
    expect(found).toEqual({
      answers: 24,
      byTime: [
        { part: 'morning', answers: 20, right: 17 },
        { part: 'night', answers: 4, right: 1 },
      ],
      bySubject: [
        { subject: 'Math', answers: 20, right: 9 },
        { subject: 'SST', answers: 2, right: 2 },
      ],
      mistakes: [9, 7, 4, 3, 2].map((times) => ({ name: `m${times}`, help: 'h', times })),
    });
    expect(found?.mistakes).toHaveLength(mostMistakes);
  });

  test('a slip is no pattern: a mistake is told when it was made twice', () => {
    const mistakes = [1, 2, 1].map((times) => ({ name: `m${times}`, help: 'h', times }));
    expect(patternsOf([at(8, 20)], [], mistakes)?.mistakes).toEqual([{ name: 'm2', help: 'h', times: 2 }]);
  });

  test('no answer is lost or doubled between hours and parts of the day', () => {
    const hours = fc.array(
      fc.record({ hour: fc.nat(23), answers: fc.integer({ min: 20, max: 90 }), right: fc.nat(20) }),
      { minLength: 1, maxLength: 24 },
    );
    fc.assert(
      fc.property(hours, (byHour) => {
        const found = patternsOf(byHour, [], []);
        expect(together(found?.byTime ?? [])).toEqual(together(byHour));
        const parts = found?.byTime.map(({ part }) => part) ?? [];
        expect(parts).toEqual(partsOfDay.filter((part) => parts.includes(part)));
      }),
    );
  });
});

describe('strengths and areas to grow in', () => {
  test('a unit from 80 percent and a subject from 8 of 10 right are strengths, the best first', () => {
    const tally = (subject: string, answers: number, right: number) => ({ subject, answers, right });
    expect(
      strengthsOf(
        [unit(1, 79), unit(2, 80), unit(3, 100), unit(4, 90), unit(5, 81)],
        [tally('Math', 10, 8), tally('SST', 9, 9), tally('English', 10, 7)],
      ),
    ).toEqual([
      { title: 'Unit 3', description: 'You have 100 percent of this unit.' },
      { title: 'Unit 4', description: 'You have 90 percent of this unit.' },
      { title: 'Unit 5', description: 'You have 81 percent of this unit.' },
      { title: 'Math', description: '8 of your last 10 answers were right.' },
    ]);
  });

  test('a mistake made twice is one, with its help and its lesson; a slip is not', () => {
    const mistake = { name: 'Halves are mixed up', help: 'Draw them.', path: '/lesson/u1-l2' };
    expect(
      growthAreasOf(
        [
          { ...mistake, times: 2 },
          { ...mistake, times: 1 },
        ],
        [],
      ),
    ).toEqual([{ title: 'Halves are mixed up', description: 'Draw them.', path: '/lesson/u1-l2' }]);
  });

  test('a unit with fewer than 6 in 10 right is one, from five answers on, the weakest first', () => {
    const answers = (id: number, all: number, right: number) => ({
      id,
      title: `Unit ${id}`,
      answers: all,
      right,
    });
    expect(
      growthAreasOf([], [answers(1, 4, 0), answers(2, 10, 5), answers(3, 10, 6), answers(4, 5, 1)]),
    ).toEqual([
      {
        title: 'Unit 4',
        description: '1 of your last 5 answers was right. Look at its lessons again.',
        path: '/review?topic=u4',
      },
      {
        title: 'Unit 2',
        description: '5 of your last 10 answers were right. Look at its lessons again.',
        path: '/review?topic=u2',
      },
    ]);
  });
});

describe('recommendations', () => {
  test('who has done nothing yet is shown the way to a first lesson', () => {
    expect(recommendationsOf({ lessons: 0, units: [], quizzes: [], due: 0 })).toEqual([
      { text: 'Open a first lesson and see how it goes.', path: '/units' },
    ]);
  });

  test('who has mastered all that was begun chooses the next unit', () => {
    expect(recommendationsOf({ lessons: 9, units: [unit(1, 100, true)], quizzes: [], due: 0 })).toEqual([
      { text: 'Choose your next unit.', path: '/units' },
    ]);
  });

  test('a reward that opened below 100 percent is named, and the unit can be gone on with', () => {
    const [first, second] = recommendationsOf({
      lessons: 9,
      units: [unit(1, 75, false, true)],
      quizzes: [],
      due: 0,
    });
    expect([first?.text, second?.text]).toEqual([
      'Claim your reward for ‘Unit 1’.',
      'Go on with ‘Unit 1’. You have 75 percent of it.',
    ]);
  });

  test('a reward that waits, questions that are due, a quiz to try again, a unit to go on with', () => {
    expect(
      recommendationsOf({
        lessons: 9,
        units: [unit(1, 100, true), unit(2, 100), unit(3, 40), unit(4, 70)],
        quizzes: [
          { title: 'Checkpoint 1', path: '/lesson/u1-q1', bestScore: 0.7 },
          { title: 'Checkpoint 2', path: '/lesson/u1-q2', bestScore: 0.69 },
        ],
        due: 1,
      }),
    ).toEqual([
      { text: 'Claim your reward for ‘Unit 2’.', path: unitPath(2) },
      { text: '1 question is ready to be practised again.', path: '/review' },
      { text: 'Try ‘Checkpoint 2’ again. Your best is 69 percent so far.', path: '/lesson/u1-q2' },
      { text: 'Go on with ‘Unit 4’. You have 70 percent of it.', path: '/unit/4' },
    ]);
  });
});

describe('what to practise next', () => {
  const card = (lesson: string, dueAt: number, lastCorrect = true): PracticeCard => ({
    dueAt,
    lastCorrect,
    prompt: `Question of ${dueAt}`,
    lesson: { id: lesson, title: `Lesson ${lesson}` },
  });

  test('what went wrong comes first, then what is due soonest; each lesson once, at most five', () => {
    const found = practiceNext(
      [
        card('u1-l1', 10),
        card('u1-l1', 900, false),
        card('u1-l2', 200),
        card('u1-l3', 50),
        card('u1-l4', 60),
        card('u1-l5', 70),
        card('u1-l6', 80),
      ],
      100,
    );
    expect(found.map(({ path, due }) => [path, due])).toEqual([
      ['/review?topic=u1-l1', true],
      ['/review?topic=u1-l3', true],
      ['/review?topic=u1-l4', true],
      ['/review?topic=u1-l5', true],
      ['/review?topic=u1-l6', true],
    ]);
    expect(found[0]).toMatchObject({ title: 'Lesson u1-l1', description: 'Question of 900' });
  });

  test('of one lesson the question that went wrong stands for it, before one that was right', () => {
    const cards = [card('u1-l1', 10), card('u1-l1', 900, false), card('u1-l1', 20)];
    for (const order of [cards, cards.toReversed()])
      expect(practiceNext(order, 100)).toEqual([
        { title: 'Lesson u1-l1', description: 'Question of 900', path: '/review?topic=u1-l1', due: true },
      ]);
  });

  test('what was right and is not due is left out: then there may be nothing to practise', () => {
    expect(practiceNext([card('u1-l1', 200), card('u1-l2', 101)], 100)).toEqual([]);
    expect(practiceNext([card('u1-l1', 200), card('u1-l2', 100)], 100).map(({ path }) => path)).toEqual([
      '/review?topic=u1-l2',
    ]);
  });
});

describe('goals', () => {
  // 2026-03-09 is a Monday.
  const wednesday = '2026-03-11';

  test('spec 2 §9: the default is Complete 5 lessons, and a small one for today', () => {
    expect(goalsOf([], [], wednesday)).toEqual([
      { id: 'lessons', title: 'Complete 5 lessons', current: 0, target: 5, color: 'leaf' },
      { id: 'today', title: 'Complete 1 lesson today', current: 0, target: 1, color: 'gold' },
      { id: 'days', title: 'Learn on 3 days this week', current: 0, target: 3, color: 'lake' },
    ]);
  });

  test('they follow what was really done: last week’s lessons, the usual day, one day more', () => {
    const work = [
      { day: '2026-03-03', lessons: 3 },
      { day: '2026-03-05', lessons: 2 },
      { day: '2026-03-08', lessons: 3 },
      { day: '2026-03-09', lessons: 4 },
      { day: wednesday, lessons: 1 },
    ];
    expect(
      goalsOf(
        work,
        work.map(({ day }) => day),
        wednesday,
      ).map(({ title, current, target }) => [title, current, target]),
    ).toEqual([
      ['Complete 8 lessons this week', 5, 8],
      ['Complete 3 lessons today', 1, 3],
      ['Learn on 4 days this week', 2, 4],
    ]);
  });

  test('they never ask for too much', () => {
    const work = Array.from({ length: 9 }, (_, place) => ({ day: `2026-03-0${place + 1}`, lessons: 30 }));
    expect(
      goalsOf(
        work,
        work.map(({ day }) => day),
        wednesday,
      ).map(({ target }) => target),
    ).toEqual([20, 4, 5]);
  });
});
