import { randomUUID } from 'node:crypto';
import type { reports } from '@afrolearn/contract/reports.ts';
import { reportCases } from '#db/tables.ts';
import { keepReport } from '#features/cases/index.ts';
import type { Actor } from '#http/policy.ts';
import type { Canary } from '#testing/matrix/canaries.ts';
import type { Scene } from '#testing/matrix/people.ts';
import { nothing, type SamplesOf } from '#testing/matrix/sample.ts';

/** The owner reports the classmate's name, for the class teacher and the administrator. */
const aCase = async ({ db, people, schools, now }: Scene) => {
  await db.delete(reportCases);
  const { id, name } = people.classmate;
  const seen = {
    schoolId: schools.here.id,
    kind: 'person' as const,
    thing: String(id),
    aboutId: id,
    words: name,
  };
  const report = {
    id: randomUUID(),
    userId: people.owner.id,
    reason: 'unkind' as const,
    urgent: false,
    byLearner: true,
  };
  await keepReport(db, seen, report, now());
  const [row] = await db.select().from(reportCases);
  return row?.id ?? 0;
};

const casesOfClass = async (scene: Scene) => ({
  real: { id: String(await aCase(scene)) },
  absent: { id: '999999999' },
  malformed: { id: '1 or 1=1' },
  deleted: null,
});

/** Reporter and reported are visible only to adults responsible for both. */
const namesInCase = ({ who, field }: Canary, actor: Actor) =>
  (actor === 'class teacher' || actor === 'administrator') &&
  (['owner', 'classmate'].includes(who) || who === actor) &&
  ['name', 'family name', 'id'].includes(field);

/** The administrator chooses among the school's teachers. */
const teachersHere = ({ who, field }: Canary, actor: Actor) =>
  ['name', 'family name', 'id'].includes(field) &&
  ((actor === 'administrator' && ['class teacher', 'teacher of the school'].includes(who)) ||
    (actor === 'administrator of another school' && who === 'teacher of another school'));

export const reportsSamples = {
  'POST /reports': {
    ask: async ({ people }) => ({
      body: {
        id: randomUUID(),
        about: { kind: 'person' as const, id: String(people.administrator.id) },
        reason: 'other' as const,
      },
    }),
    owns: { id: 400 },
  },
  'GET /reports/mine': { ask: nothing },
  'GET /reports': {
    ask: async (scene) => {
      await aCase(scene);
      return { query: {} };
    },
    mayShow: namesInCase,
  },
  'POST /reports/:id/act': {
    ask: () => ({ body: { act: 'looked' as const } }),
    objects: casesOfClass,
    mayShow: namesInCase,
  },
  'GET /school/safety': { ask: nothing, mayShow: teachersHere },
  'PUT /school/safety': { ask: () => ({ body: { second: null } }), mayShow: teachersHere },
} satisfies SamplesOf<typeof reports>;
