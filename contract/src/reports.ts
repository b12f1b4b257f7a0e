import { caseActs, reportKinds, reportReasons, reportStates } from '@afrolearn/learning/safety/reports.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Id, IdInPath, Role } from './values.ts';

/** The reported thing: a person's id for a person or picture, a note's number, an own lesson's `t7`. */
const Thing = z.object({
  kind: z.enum(reportKinds, fault('report/what')),
  id: z.string(fault('report/what')).regex(/^t?[1-9]\d{0,9}$/, fault('report/what')),
});

const State = z.enum(reportStates);

export const OwnReport = z.object({
  id: z.uuid(),
  kind: z.enum(reportKinds),
  reason: z.enum(reportReasons),
  at: z.string(),
  state: State,
});
export type OwnReport = z.infer<typeof OwnReport>;

/** A reported case, for the adults who review it. */
export const ReportCase = z.object({
  id: Id,
  kind: z.enum(reportKinds),
  /** A copy of the content at the time of the report. */
  words: z.string(),
  /** The owner of the content. */
  about: z.object({ id: Id, name: z.string(), role: Role, suspended: z.boolean() }).nullable(),
  urgent: z.boolean(),
  passed: z.boolean(),
  state: z.enum(['waiting', 'seen', 'done']),
  /** Hidden by the reports of two learners until an adult decides; or by an adult. */
  hidden: z.enum(['auto', 'adult']).nullable(),
  reasons: z.array(z.enum(reportReasons)),
  /** The reporters, without duplicates. */
  reporters: z.array(z.object({ id: Id, name: z.string() })),
  firstAt: z.string(),
  lastAt: z.string(),
  acts: z.array(z.object({ act: z.enum(caseActs), by: z.string().nullable(), at: z.string() })),
  /** The caller's possible actions. */
  may: z.array(z.enum(caseActs)),
});
export type ReportCase = z.infer<typeof ReportCase>;

const Adult = z.object({ id: Id, name: z.string() });
const Safety = z.object({
  /** The second adult; null until the head has chosen one. */
  second: Adult.nullable(),
  /** Candidates: teachers whom the school has confirmed. */
  adults: z.array(Adult),
  /** Whether study groups are open to the whole school, not only to their class. */
  schoolGroups: z.boolean(),
});

export const reportsRefusals = {
  'reports/no-school': {
    status: 409,
    text: 'No school reads your reports yet. Please tell a grown-up you trust, or call 116.',
  },
  'reports/decide-first': {
    status: 409,
    text: 'Two learners had this hidden. Please decide first: keep it hidden, or show it again.',
  },
  'reports/not-now': { status: 409, text: 'This cannot be done with this report.' },
} as const satisfies Refusals;

export const reports = defineCalls({
  'POST /reports': {
    says: 'Tells the adults of the school that something is not right. The id is made on the device: sent twice, it is one.',
    access: 'person',
    whileDormant: true,
    body: z.object({
      id: z.uuid(),
      about: Thing,
      reason: z.enum(reportReasons, fault('report/reason')),
    }),
    reply: OwnReport,
    status: 201,
    refusals: ['reports/no-school', 'access/not-found'],
  },
  'GET /reports/mine': {
    says: 'What the asker has reported, the newest first, and how far it is; at most 50.',
    access: 'person',
    reply: z.array(OwnReport),
  },
  'GET /reports': {
    says: 'Reports that this adult is to look at, the urgent ones first; at most 200. Never one about themselves.',
    access: 'teacher',
    query: z.object({ state: z.enum(['open', 'done']).default('open') }),
    reply: z.object({ cases: z.array(ReportCase), head: z.boolean() }),
  },
  'POST /reports/:id/act': {
    says: 'Does something about a report, and writes down who did it.',
    access: 'teacher',
    params: z.object({ id: IdInPath }),
    body: z.object({ act: z.enum(caseActs, fault('report/act')) }),
    reply: ReportCase,
    refusals: ['reports/decide-first', 'reports/not-now', 'people/last-administrator', 'access/denied'],
  },
  'GET /school/safety': {
    says: 'Who reads urgent reports beside the head of the school, and whether study groups are open to all of it.',
    access: 'administrator',
    reply: Safety,
  },
  'PUT /school/safety': {
    says: 'Chooses the second adult (a teacher whom the school has confirmed, and not the head who chooses), or opens groups.',
    access: 'administrator',
    body: z.object({ second: z.exactOptional(Id.nullable()), schoolGroups: z.exactOptional(z.boolean()) }),
    reply: Safety,
    refusals: ['access/not-found'],
  },
});
