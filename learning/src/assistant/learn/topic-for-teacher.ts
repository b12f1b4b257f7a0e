import { workedSteps } from '#assistant/differentiate/asking.ts';
import { bullets, counted, numbers, type PageBlock, section, type ToolPage, text } from '#assistant/page.ts';
import { answerOf, onPaper } from '#assistant/paper.ts';
import { madeFromUnit, mistakesOf, questionsOfUnit, subjectLine, termsOf } from '#assistant/source.ts';
import { asSentence, isInWords, unitStandingAlone } from '#assistant/standing-alone.ts';
import { defineTool } from '#assistant/tool.ts';
import type { Lesson } from '#lessons/lesson.ts';
import { plainLine } from '#lessons/text.ts';
import { randomOf } from '#practice/random.ts';

/** Background for the teacher: the lesson's three main points and its 'explore' text. */
const background = ({ title, n, remember, explore }: Lesson): readonly PageBlock[] => {
  const more = explore.find(({ kind }) => kind === 'paragraph');
  return section(`${n}. ${title}`, [
    ...(more?.kind === 'paragraph' ? [text(plainLine(more.line))] : []),
    bullets(remember),
  ]);
};

/** The steps of the lesson, without its questions. */
const wayOf = (lesson: Lesson): string =>
  lesson.scenes
    .filter(({ visual }) => visual.kind !== 'question' && visual.kind !== 'touch')
    .map(({ name }) => name)
    .join(' → ');

export const topicForTeacher = defineTool({
  id: 'topic-for-teacher',
  needs: ['unit'],
  fields: { questions: { kind: 'number', least: 4, most: 12, usual: 6 } },
  make: (facts, { questions }): ToolPage | null => {
    const { draw } = facts;
    const unit = unitStandingAlone(facts.unit);
    const random = randomOf(`topic-${unit.id}`, draw);
    const check = random.some(questionsOfUnit(unit).filter(isInWords), questions);
    const worked = unit.lessons.flatMap((lesson) => {
      const steps = workedSteps(lesson);
      return steps === null ? [] : [{ title: lesson.title, steps }];
    });
    const mistakes = mistakesOf([...unit.lessons, ...unit.quizzes]);
    return {
      title: `For the teacher: ${unit.title}`,
      about: [subjectLine(unit), `${unit.lessons.length} lessons`],
      blocks: [
        text(unit.about),
        ...section('Words, as exactly as you need them', [
          bullets(
            termsOf(unit.lessons).map(
              ({ term, meaning, sw }) =>
                `${term}${sw === undefined ? '' : ` (Kiswahili: ${sw})`}: ${meaning}`,
            ),
          ),
        ]),
        { kind: 'heading', text: 'Background, lesson by lesson' },
        ...unit.lessons.flatMap(background),
        ...section(
          'More to know',
          [bullets(unit.readings.flatMap(({ keyPoints }) => keyPoints))].filter(
            () => unit.readings.length > 0,
          ),
        ),
        ...section('What pupils often get wrong, and what to say', [
          {
            kind: 'table',
            head: ['Mistake', 'What helps'],
            rows: mistakes.map(({ name, help }) => [name, help]),
          },
        ]),
        ...section('How to explain it', [
          numbers(unit.lessons.map((lesson) => `${lesson.title}: ${wayOf(lesson)}`)),
          ...(worked[0] === undefined
            ? []
            : [
                text(`An example to work on the board, from “${worked[0].title}”:`),
                numbers(worked[0].steps),
              ]),
        ]),
        ...section('Check yourself', [
          text('Without the page above. Then look at the answers at the end.'),
          { kind: 'questions', questions: check.map((question) => onPaper(question, draw)) },
        ]),
        {
          kind: 'answers',
          lines: check.map(
            (question, at) => `${at + 1}. ${asSentence(answerOf(question, draw))} ${question.explanation}`,
          ),
        },
      ],
      madeFrom: [madeFromUnit(unit)],
      ...counted(questions, check.length),
    };
  },
});
