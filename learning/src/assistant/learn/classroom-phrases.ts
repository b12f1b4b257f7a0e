import { lessonPhrases } from '#assistant/learn/phrases/lesson-phrases.ts';
import { peoplePhrases } from '#assistant/learn/phrases/people-phrases.ts';
import type { Situation } from '#assistant/learn/phrases/phrase.ts';
import { section, type ToolPage, text } from '#assistant/page.ts';
import { defineTool } from '#assistant/tool.ts';
import { languages } from '#languages/languages.ts';

export const situations: Readonly<Record<string, Situation>> = { ...lessonPhrases, ...peoplePhrases };

const situationIds = [
  'every-situation',
  'starting',
  'quiet',
  'working',
  'asking',
  'praising',
  'grouping',
  'safety',
  'ending',
] as const;

export const classroomPhrases = defineTool({
  id: 'classroom-phrases',
  needs: [],
  fields: {
    situation: { kind: 'choice', choices: situationIds, usual: 'every-situation' },
    language: { kind: 'choice', choices: ['four', 'sw', 'fr', 'lg'], usual: 'four' },
  },
  make: (_, { situation, language }): ToolPage => {
    const chosen = Object.entries(situations).filter(
      ([id]) => situation === 'every-situation' || id === situation,
    );
    const columns = languages.flatMap(({ code, name }, at) =>
      language === 'four' || code === 'en' || code === language ? [{ name, at }] : [],
    );
    const count = chosen.reduce((sum, [, { phrases }]) => sum + phrases.length, 0);
    return {
      title: 'Classroom phrases',
      about: [columns.map(({ name }) => name).join(', '), `${count} phrases`],
      blocks: [
        text(
          'Say it in the child’s language first, then in English, with the same sign of the hand each time. The Kiswahili, French and Luganda phrases wait for a reading by a speaker: ask a colleague or a parent to say them with you once.',
        ),
        ...chosen.flatMap(([, { title, phrases }]) =>
          section(title, [
            {
              kind: 'table',
              head: columns.map(({ name }) => name),
              rows: phrases.map((phrase) => columns.map(({ at }) => phrase[at] ?? '')),
            },
          ]),
        ),
      ],
      madeFrom: [],
    };
  },
});
