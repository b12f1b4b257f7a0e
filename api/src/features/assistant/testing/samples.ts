import { randomUUID } from 'node:crypto';
import type { assistant } from '@afrolearn/contract/assistant.ts';
import { assistantPages } from '#db/tables.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

export const aPage = {
  title: 'Exit ticket: Simple circuits',
  about: ['Primary 7 Science'],
  blocks: [{ kind: 'text' as const, text: 'Answer on a slip of paper.' }],
  madeFrom: [{ id: 'u400-l5', title: 'Simple circuits' }],
};
export const aForm = { unitId: 400, lessonId: 'u400-l5', draw: 1, values: { questions: 3 } };

const pageOfTeacher = async ({ db, people, now }: Scene) => {
  const userId = people['class teacher'].id;
  const id = randomUUID();
  await db.delete(assistantPages);
  await db.insert(assistantPages).values({
    userId,
    id,
    tool: 'exit-ticket',
    title: aPage.title,
    page: aPage,
    form: aForm,
    createdAt: now(),
    changedAt: now(),
  });
  return { real: { id }, absent: { id: randomUUID() }, malformed: { id: '1 or 1=1' }, deleted: null };
};

export const assistantSamples = {
  'GET /assistant/pages': { ask: nothing },
  'POST /assistant/pages': {
    ask: async ({ db }) => {
      await db.delete(assistantPages);
      return { body: { id: randomUUID(), tool: 'exit-ticket', page: aPage, form: aForm } };
    },
    owns: { id: 400 },
  },
  'GET /assistant/pages/:id': { ask: nothing, objects: pageOfTeacher },
  'PUT /assistant/pages/:id': {
    ask: () => ({ body: { version: 1, page: aPage, form: aForm } }),
    objects: pageOfTeacher,
  },
  'DELETE /assistant/pages/:id': { ask: nothing, objects: pageOfTeacher },
  'GET /assistant/model': { ask: nothing },
  'POST /assistant/suggestions': { ask: () => ({ body: { tool: 'exit-ticket', blocks: aPage.blocks } }) },
} satisfies SamplesOf<typeof assistant>;
