import { reasonTask } from '#assistant/differentiate/asking.ts';
import { hardness } from '#assistant/differentiate/task-cards.ts';
import { bullets, counted, forTeacher, type PageQuestion, type ToolPage, text } from '#assistant/page.ts';
import { answerOf, marksOfQuestion, onPaper } from '#assistant/paper.ts';
import { askedInScenes, madeFromUnit, mistakesOf, questionsAlone, subjectLine } from '#assistant/source.ts';
import {
  asSentence,
  isInWords,
  needsOptions,
  unitStandingAlone,
  unstopped,
} from '#assistant/standing-alone.ts';
import { defineTool } from '#assistant/tool.ts';
import { randomOf } from '#practice/random.ts';
import type { Question } from '#quizzes/questions.ts';

const withReason = (words: string): string =>
  /\b(?:reason|why)\b/iu.test(words) ? words : `${words}\nGive your reason.`;

const asked = (question: Question, draw: number): PageQuestion => {
  const paper = onPaper(question, draw);
  switch (question.kind) {
    case 'single':
      return needsOptions(question.prompt)
        ? { ...paper, text: withReason(paper.text), lines: 2 }
        : {
            text: `${question.prompt}\nAnswer in a full sentence and give a reason.`,
            marks: marksOfQuestion(question) + 1,
            lines: 3,
          };
    case 'several':
      return { ...paper, text: withReason(paper.text), lines: 2 };
    case 'number':
    case 'fraction':
    case 'time':
      return { ...paper, text: `${paper.text}\nShow how you found it.`, lines: 3 };
    default:
      return paper;
  }
};

export const stretchQuestions = defineTool({
  id: 'stretch-questions',
  needs: ['unit'],
  fields: { questions: { kind: 'number', least: 3, most: 12, usual: 6 } },
  make: (facts, { questions }): ToolPage | null => {
    const { draw } = facts;
    const unit = unitStandingAlone(facts.unit);
    // A reading's questions are left out because its text is not on this page.
    const pool = [...questionsAlone(unit), ...unit.lessons.flatMap(askedInScenes)].filter(isInWords);
    if (pool.length === 0) return null;
    const random = randomOf(`stretch-${unit.id}`, draw);
    // The hardest third; the draw chooses among them.
    const hardest = [...pool]
      .sort((a, b) => hardness(b) - hardness(a))
      .slice(0, Math.max(questions, Math.ceil(pool.length / 3)));
    const chosen = [...random.some(hardest, questions)].sort((a, b) => hardness(a) - hardness(b));
    const easier = random.shuffle(pool.filter((question) => !chosen.includes(question)));
    const reason = reasonTask(easier, mistakesOf([...unit.lessons, ...unit.quizzes]));
    const [aim = unit.title] = unit.lessons[unit.lessons.length - 1]?.objectives ?? [];
    const extra: readonly PageQuestion[] = [
      ...(reason === null ? [] : [{ text: reason.task, marks: 2, lines: 4 }]),
      {
        text: `Make a question of your own about “${unstopped(aim)}” that needs two steps. Write its answer on the back.`,
        marks: 3,
        lines: 4,
      },
    ];
    return {
      title: `Stretch questions: ${unit.title}`,
      about: [subjectLine(unit), `${chosen.length + extra.length} questions`],
      blocks: [
        { kind: 'questions', questions: [...chosen.map((question) => asked(question, draw)), ...extra] },
        ...forTeacher([
          text(
            'For pupils who have finished and understood. They go deeper into the same unit, not ahead of it.',
          ),
          bullets([
            'Offer them to all who want to try, not to the same five pupils.',
            'Two pupils may work together if both write.',
            'Ask “How do you know?” before you say whether it is right.',
          ]),
        ]),
        {
          kind: 'answers',
          lines: [
            ...chosen.map(
              (question, at) => `${at + 1}. ${asSentence(answerOf(question, draw))} ${question.explanation}`,
            ),
            ...(reason === null ? [] : [`${chosen.length + 1}. ${reason.answer}`]),
            `${chosen.length + extra.length}. One mark for a question that can be answered, one for two steps, one for a right answer.`,
          ],
        },
      ],
      madeFrom: [madeFromUnit(unit)],
      ...counted(questions, chosen.length + extra.length),
    };
  },
});
