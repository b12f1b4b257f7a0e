import type { Lesson, Quiz, Reading } from '@afrolearn/learning/lessons/lesson.ts';
import { optionsOf, type Question } from '@afrolearn/learning/quizzes/questions.ts';
import type { FactBank } from '#facts/bank.ts';
import type { Source, Tell } from '#findings.ts';
import type { UnitDoc } from '#load/content.ts';

/** A rule about a whole unit. `to-mend.yaml` lists it by name where an older unit violates it. */
export type Rule = {
  readonly name: string;
  readonly check: (unit: UnitDoc, bank: FactBank, tell: Tell) => void;
};

export type Asked = {
  readonly question: Question;
  readonly source: Source;
  readonly path: string;
  readonly where: 'scene' | 'check' | 'reading' | 'checkpoint';
};

const inLesson = ({ scenes, quickCheck }: Lesson): readonly Omit<Asked, 'source'>[] => [
  ...scenes.flatMap(({ visual }, at) =>
    visual.kind === 'question'
      ? [{ question: visual.item, path: `scenes.${at}.visual`, where: 'scene' as const }]
      : [],
  ),
  ...quickCheck.map((question, at) => ({ question, path: `quickCheck.${at}`, where: 'check' as const })),
];

const inReading = ({ quickCheck }: Reading): readonly Omit<Asked, 'source'>[] =>
  quickCheck.map((question, at) => ({ question, path: `quickCheck.${at}`, where: 'reading' }));

const inQuiz = ({ items }: Quiz): readonly Omit<Asked, 'source'>[] =>
  items.map((question, at) => ({ question, path: `items.${at}`, where: 'checkpoint' }));

/** Every question of the unit, with its source. */
export const askedIn = ({ lessons, readings, quizzes }: UnitDoc): readonly Asked[] => [
  ...lessons.flatMap(({ source, content }) => inLesson(content).map((asked) => ({ ...asked, source }))),
  ...readings.flatMap(({ source, content }) => inReading(content).map((asked) => ({ ...asked, source }))),
  ...quizzes.flatMap(({ source, content }) => inQuiz(content).map((asked) => ({ ...asked, source }))),
];

export type Said = { readonly source: Source; readonly path: string; readonly text: string };

/**
 * Every text of a value with its path, except wrong options and named mistakes, which are wrong on purpose.
 */
const textsIn = (value: unknown, path: string): readonly { path: string; text: string }[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  const below = (key: string | number) => (path === '' ? `${key}` : `${path}.${key}`);
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, below(index)));
  if (typeof value !== 'object' || value === null) return [];
  if ('right' in value && value.right === false) return [];
  return Object.entries(value)
    .filter(([key]) => !['figures', 'mistakes', 'misconceptions', 'id', 'kind', 'figure'].includes(key))
    .flatMap(([key, entry]) => textsIn(entry, below(key)));
};

const saidBefore = new WeakMap<UnitDoc, readonly Said[]>();

/** Everything a learner of the unit reads or hears. Cached, because six rules use it. */
export const saidIn = (unit: UnitDoc): readonly Said[] => {
  const before = saidBefore.get(unit);
  if (before) return before;
  const said = [...unit.lessons, ...unit.readings, ...unit.quizzes].flatMap(({ source, content }) =>
    textsIn(content, '').map((text) => ({ ...text, source })),
  );
  saidBefore.set(unit, said);
  return said;
};

/** With the words of wrong options: they need not be true, but must be correct English. */
export const optionTextsIn = (unit: UnitDoc): readonly Said[] =>
  askedIn(unit).flatMap(({ question, source, path }) =>
    optionsOf(question).flatMap(({ text, right }, at) =>
      right ? [] : [{ source, path: `${path}.options.${at}`, text }],
    ),
  );

/** The class of a unit; beyond the classroom, the lowest class of its level. */
export const classOf = ({ unit }: UnitDoc): number => unit.gradeId ?? Number(unit.level.slice(1, 2));

/** The right answer in words, where the kind of question has words. */
export const rightWordsOf = (question: Question): readonly string[] => {
  switch (question.kind) {
    case 'single':
    case 'several':
      return question.options.flatMap(({ text, right }) => (right ? [text] : []));
    case 'text':
      return question.accepted;
    case 'number':
    case 'fraction':
    case 'time':
      return [String(question.answer)];
    case 'gap':
      return question.gaps.flatMap(({ accepted }) => accepted);
    case 'order':
      return question.steps;
    case 'match':
      return question.pairs.map(({ left }) => left);
    case 'structured':
      return question.parts.map(({ prompt }) => prompt);
    case 'working':
      return question.lines.map(({ text }) => text.join(' '));
  }
};
