import { openTools } from '@afrolearn/learning/tools/registry.ts';
import { workProblem } from '@afrolearn/learning/works/data.ts';
import { workLimits } from '@afrolearn/learning/works/limits.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault, faultOf } from './faults.ts';
import { Done, IdInPath } from './values.ts';

/** Made on the device; any 128 bits in UUID form. */
const Uuid = z.guid().toLowerCase();
const Tool = z.enum(openTools, fault('work/tool'));

const Title = z
  .string(fault('title/missing'))
  .trim()
  .min(1, fault('title/missing'))
  .max(workLimits.title, fault('text/too-many-letters', { most: workLimits.title }));

/** Only the tool understands it, and checks it in the browser when it opens. */
const Data = z
  .record(z.string(), z.unknown(), fault('work/form'))
  .superRefine((data, context) => {
    const found = workProblem(data);
    if (found !== null) context.addIssue({ code: 'custom', message: faultOf(found) });
  })
  .meta({
    description: `An object of the tool: at most ${workLimits.bytes} bytes as JSON, ${workLimits.depth} deep; keys of letters, digits, - and _.`,
    examples: [{ strokes: [{ colour: 'earth', points: [10, 12, 40, 44] }] }],
  });

export const MadeWork = z.object({
  id: z.string(),
  tool: z.string(),
  title: z.string(),
  version: z.int(),
  /** The size of its data as JSON. */
  bytes: z.int(),
  madeAt: z.string(),
  changedAt: z.string(),
  shown: z.boolean(),
  /** The work was changed after it was shown. The teacher sees the shown version. */
  changedSince: z.boolean(),
  /** The teacher who last saw the version that is shown now. */
  seenBy: z.string().nullable(),
});
export type MadeWork = z.infer<typeof MadeWork>;

const Version = z.object({
  version: z.int(),
  title: z.string(),
  bytes: z.int(),
  changedAt: z.string(),
});
const WholeData = z.record(z.string(), z.unknown());

const ShownWork = z.object({
  id: z.string(),
  tool: z.string(),
  title: z.string(),
  shownAt: z.string(),
  seen: z.boolean(),
});

const ofOwn = z.object({ id: Uuid });
const ofLearner = z.object({ id: IdInPath, work: Uuid });

export const madeWorksRefusals = {
  'works/changed-elsewhere': {
    status: 409,
    text: 'This was changed on another device. Yours is saved as another work, so that nothing is lost.',
  },
  'works/full': {
    status: 409,
    text: `You have ${workLimits.works} works, or they are very large together. Please delete some that you no longer want.`,
  },
  'works/other-tool': { status: 409, text: 'This work was made with another tool. Please make a new one.' },
  'works/not-shown': {
    status: 403,
    text: 'You cannot show your work yet. Your teacher or your family can tell you why. It stays in My work.',
  },
  'works/no-teacher': {
    status: 409,
    text: 'You are in no class yet, so there is no teacher to show it to. Join a class first.',
  },
} as const satisfies Refusals;

export const madeWorks = defineCalls({
  'GET /me/works': {
    says: `What the caller made with study tools, at most ${workLimits.works}, the last changed first, without its data.`,
    access: 'learner',
    query: z.object({ tool: z.exactOptional(Tool) }),
    reply: z.array(MadeWork),
  },
  'GET /me/works/:id': {
    says: `One own work with its data, and the earlier versions that are there: at most ${workLimits.versions - 1}, the newest first.`,
    access: 'learner',
    params: ofOwn,
    reply: MadeWork.extend({ data: WholeData, earlier: z.array(Version) }),
  },
  'GET /me/works/:id/versions/:version': {
    says: 'One version of an own work with its data.',
    access: 'learner',
    params: ofOwn.extend({ version: IdInPath }),
    reply: Version.extend({ data: WholeData }),
  },
  'PUT /me/works/:id': {
    says: `Stores a work under an id that the device made. \`base\` is the version from which it was changed, 0 for a new one. The same content sent twice is one version; changes within ${workLimits.sittingMinutes} minutes are one, too. Content that is based on an older version than the stored one is refused, and the device stores it under another id.`,
    access: 'learner',
    params: ofOwn,
    body: z.object({
      tool: Tool,
      title: Title,
      data: Data,
      base: z.int().min(0).max(2_000_000_000),
      changedAt: z.iso.datetime({ offset: true }),
    }),
    reply: MadeWork,
    refusals: ['works/changed-elsewhere', 'works/full', 'works/other-tool', 'consent/on-device'],
    limitBytes: 2 * workLimits.bytes,
  },
  'DELETE /me/works/:id': {
    says: 'Deletes an own work with all its versions.',
    access: 'learner',
    params: ofOwn,
    reply: Done,
  },
  'PUT /me/works/:id/shown': {
    says: 'Shows an own work to the teachers of the own classes, as it is now, or takes it back. Its words must pass the word filter. Nobody else ever sees it.',
    access: 'learner',
    params: ofOwn,
    body: z.object({ shown: z.boolean() }),
    reply: MadeWork,
    refusals: ['works/not-shown', 'works/no-teacher', 'request/invalid'],
  },
  'GET /learners/:id/works': {
    says: 'What a learner showed to the teachers of their classes, the last shown first. For a confirmed teacher of such a class.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    reply: z.array(ShownWork),
  },
  'GET /learners/:id/works/:work': {
    says: 'One work that a learner showed, with its data as it was shown.',
    access: 'teacher',
    params: ofLearner,
    reply: ShownWork.extend({ data: WholeData }),
  },
  'PUT /learners/:id/works/:work/seen': {
    says: 'The learner reads that this teacher saw the work.',
    access: 'teacher',
    params: ofLearner,
    reply: Done,
  },
});
