import { aboutLesson, wordQuestion } from '#assistant/create/choose.ts';
import { forTeacher, type ToolPage } from '#assistant/page.ts';
import { answerOf, onPaper } from '#assistant/paper.ts';
import { madeFromEntry, madeFromUnit, subjectLine, type UnitSource } from '#assistant/source.ts';
import { asSentence } from '#assistant/standing-alone.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { randomOf } from '#practice/random.ts';
import type { Question } from '#quizzes/questions.ts';

/** Three questions, on different objectives where possible. */
const three = (lesson: Lesson, questions: readonly Question[], draw: number): readonly Question[] => {
  const random = randomOf(`ticket:${lesson.id}`, draw);
  const short = questions.filter(({ kind }) =>
    ['single', 'number', 'text', 'gap', 'fraction'].includes(kind),
  );
  const drawn = random.shuffle(short.length >= 3 ? short : questions);
  const chosen: Question[] = [];
  for (const question of drawn)
    if (chosen.length < 3 && chosen.every(({ objective }) => objective !== question.objective))
      chosen.push(question);
  for (const question of drawn) if (chosen.length < 3 && !chosen.includes(question)) chosen.push(question);
  return chosen.sort((a, b) => a.difficulty - b.difficulty);
};

const make = (unit: UnitSource, lesson: Lesson, copies: number, draw: number): ToolPage | null => {
  const questions = three(lesson, aboutLesson(unit, lesson, 3), draw);
  // Paper cannot show picture questions, so the ticket asks for the lesson's words instead.
  const words = lesson.keyTerms.slice(0, 3 - questions.length);
  const asked = [...questions.map((question) => onPaper(question, draw)), ...words.map(wordQuestion)];
  if (asked.length === 0) return null;
  const lines = [
    'Name: ______________________',
    ...asked.flatMap(({ text, options = [] }, at) => {
      const choices = options.map((option, place) => `${'abcdefgh'[place]}) ${option}`).join('   ');
      return [`${at + 1}. ${text}`, choices === '' ? '______________________' : choices];
    }),
  ];
  return {
    title: `Exit ticket: ${lesson.title}`,
    about: [subjectLine(unit), unit.title],
    blocks: [
      { kind: 'cards', cards: Array.from({ length: copies }, () => ({ title: lesson.title, lines })) },
      {
        kind: 'answers',
        lines: [
          ...questions.map(
            (question, at) => `${at + 1}. ${asSentence(answerOf(question, draw))} ${question.explanation}`,
          ),
          ...words.map(({ term }, at) => `${questions.length + at + 1}. ${term}`),
        ],
      },
      ...forTeacher(
        [
          {
            kind: 'table',
            head: ['Pile', 'How many', 'Next lesson'],
            rows: [
              ['All right', '', 'Begin the next lesson. Let them explain to others.'],
              ['One not yet', '', `Ask once more at the start: ${lesson.remember[0] ?? lesson.title}`],
              ['Two or more not yet', '', 'Teach it again in a small group, with things to touch.'],
            ],
          },
        ],
        'After the bell',
      ),
    ],
    madeFrom: [madeFromUnit(unit), madeFromEntry(lesson)],
  };
};

export const exitTicket = defineTool({
  id: 'exit-ticket',
  needs: ['lesson'],
  fields: { copies: { kind: 'number', least: 1, most: 12, usual: 4 } },
  make: ({ unit, lesson, draw }, { copies }) => make(unit, lesson, copies, draw),
});
