import { answersOf } from '#assistant/learn/pupil-answers.ts';
import { bullets, counted, heading, type PageBlock, section, type ToolPage, text } from '#assistant/page.ts';
import {
  madeFromUnit,
  mistakesOf,
  questionsOfUnit,
  subjectLine,
  type UnitSource,
} from '#assistant/source.ts';
import { asSentence, isInWords, unitStandingAlone } from '#assistant/standing-alone.ts';
import { defineTool } from '#assistant/tool.ts';
import { randomOf } from '#practice/random.ts';
import type { Field, Part, Question } from '#quizzes/questions.ts';

type Marked = { readonly prompt: string; readonly parts: readonly Part[]; readonly explanation: string };

const letters = 'abcdefgh';
/* Fixed names: which of them knows the answer is drawn for each question. */
const names = ['Pupil A', 'Pupil B', 'Pupil C'] as const;

const fieldOf = (question: Question): Field | null => {
  switch (question.kind) {
    case 'number':
    case 'text':
    case 'fraction':
    case 'time':
      return question;
    default:
      return null;
  }
};

/** Questions in parts as in Section B, then combined short answers of the unit, as in Section A. */
export const markedQuestions = (source: UnitSource): readonly Marked[] => {
  const questions = questionsOfUnit(unitStandingAlone(source)).filter(isInWords);
  const structured = questions.flatMap((question) =>
    question.kind === 'structured'
      ? [{ prompt: question.prompt, parts: question.parts, explanation: question.explanation }]
      : [],
  );
  const short = questions.flatMap((question) => {
    const field = fieldOf(question);
    return field === null
      ? []
      : [
          {
            part: { prompt: question.prompt, marks: question.marks ?? 1, field },
            explanation: question.explanation,
          },
        ];
  });
  const sets = Array.from({ length: Math.floor(short.length / 3) }, (_, at) =>
    short.slice(at * 3, at * 3 + 3),
  );
  return [
    ...structured,
    ...sets.map((set) => ({
      prompt: 'Short answers',
      parts: set.map(({ part }) => part),
      explanation: set.map(({ explanation }) => explanation).join(' '),
    })),
  ];
};

const guideOf = ({ field }: Part): string => {
  if (field.kind === 'free') return field.guide.join(' / ');
  if (field.kind === 'text') return field.accepted.slice(0, 4).join(' / ');
  return 'unit' in field && field.unit !== undefined ? `${field.answer} ${field.unit}` : String(field.answer);
};

export const markingPractice = defineTool({
  id: 'marking-practice',
  needs: ['unit'],
  fields: { questions: { kind: 'number', least: 1, most: 4, usual: 2 } },
  fits: ({ level, gradeId }) => level !== 'P1-P3' && gradeId !== null,
  make: ({ unit, draw }, { questions }): ToolPage | null => {
    const all = markedQuestions(unit);
    if (all.length === 0) return null;
    const mistakes = mistakesOf([...unit.lessons, ...unit.quizzes]);
    const random = randomOf(`marking-${unit.id}`, draw);
    const structured = all.filter(({ prompt }) => prompt !== 'Short answers');
    const others = all.filter(({ prompt }) => prompt === 'Short answers');
    const chosen = [...random.shuffle(structured), ...random.shuffle(others)].slice(0, questions);
    const key: string[] = [];
    const blocks = chosen.flatMap(({ prompt, parts, explanation }, at): readonly PageBlock[] => {
      const scripts = answersOf(parts, mistakes);
      const total = parts.reduce((sum, { marks }) => sum + marks, 0);
      const inOrder = random.shuffle(scripts);
      for (const [who, script] of inOrder.entries()) {
        const earned = script.reduce((sum, { marks }) => sum + marks, 0);
        key.push(`Question ${at + 1}, ${names[who]}: ${earned} of ${total}`);
        for (const [part, { marks, reason }] of script.entries())
          key.push(`(${letters[part]}) ${marks} of ${parts[part]?.marks ?? 0}. ${reason}`);
      }
      key.push(`Question ${at + 1}, why: ${asSentence(explanation)}`);
      return [
        heading(`Question ${at + 1} (${total} marks)`),
        text(prompt),
        {
          kind: 'table',
          head: ['Part', 'Asked', 'Marks', 'Marking guide'],
          rows: parts.map((part, place) => [
            `(${letters[place]})`,
            part.prompt,
            String(part.marks),
            guideOf(part),
          ]),
        },
        {
          kind: 'table',
          head: ['Part', ...names.flatMap((name) => [name, 'Your mark'])],
          rows: parts.map((_, place) => [
            `(${letters[place]})`,
            ...inOrder.flatMap((script) => [script[place]?.given ?? '', '']),
          ]),
        },
      ];
    });
    return {
      title: `Marking practice: ${unit.title}`,
      about: [subjectLine(unit), 'As in the Primary Leaving Examination'],
      blocks: [
        text(
          'Three invented pupils have answered. Mark them by the guide, with a reason for each mark. Then compare with the key on the last page.',
        ),
        ...blocks,
        ...section('Rules of fair marking', [
          bullets([
            'Mark what is written, not what you know of the pupil.',
            'A point is given once. Own words count if they mean the same.',
            'A mistake is punished once: who goes on rightly from a wrong number keeps the later marks.',
            'Mark one question for all papers before you go on to the next.',
          ]),
        ]),
        { kind: 'answers', lines: key },
      ],
      madeFrom: [madeFromUnit(unit)],
      ...counted(questions, chosen.length),
    };
  },
});
