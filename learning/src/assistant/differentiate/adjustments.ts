import { type Adjustment, shapeOf } from '#assistant/differentiate/lesson-shape.ts';
import { needsOfLearning } from '#assistant/differentiate/needs-of-learning.ts';
import { needsOfSenses } from '#assistant/differentiate/needs-of-senses.ts';
import { bullets, numbers, rowsOf, section, type ToolPage, text } from '#assistant/page.ts';
import { madeFromEntry, subjectLine } from '#assistant/source.ts';
import { defineTool } from '#assistant/tool.ts';

const needs: Readonly<Record<string, Adjustment>> = { ...needsOfSenses, ...needsOfLearning };

export const learnerNeeds = [
  'low-vision',
  'hearing',
  'hands',
  'speech',
  'left-handed',
  'reading',
  'attention',
  'grief',
  'illness',
  'new-language',
] as const satisfies readonly (keyof typeof needsOfSenses | keyof typeof needsOfLearning)[];

/** The page names the need and never the child, because others may see it on a desk. */
export const adjustments = defineTool({
  id: 'adjustments',
  needs: ['lesson'],
  fields: { need: { kind: 'choice', choices: learnerNeeds, usual: 'low-vision' } },
  make: ({ unit, lesson }, { need }): ToolPage | null => {
    const found = needs[need];
    if (found === undefined) return null;
    const shape = shapeOf(lesson);
    return {
      title: `${found.title}: ${lesson.title}`,
      about: [subjectLine(unit), 'Without cost. No child’s name stands here.'],
      blocks: [
        text(found.first),
        ...section('This lesson asks for', [
          rowsOf([
            ['Reading', `about ${shape.readingWords} words, and ${shape.scenes} short scenes to hear`],
            ['Looking', `${shape.pictures.length} pictures`],
            ['Writing', `${shape.written} of ${shape.questions.length} questions are answered in writing`],
            ['Doing by hand', `${shape.handSteps.length} lines under “Try this”`],
            ['New words', shape.terms.join(', ')],
          ]),
        ]),
        ...section('Before the lesson', [bullets(found.before(shape))]),
        ...section('In the lesson', [numbers(found.during(shape))]),
        ...section('Find out what was learnt', [text(found.check)]),
        ...section('Better not', [text(found.avoid)]),
        ...section('Who can help', [text(found.help)]),
        ...section('What helped, for next time', [{ kind: 'writing', count: 3 }]),
      ],
      madeFrom: [madeFromEntry(lesson)],
    };
  },
});
