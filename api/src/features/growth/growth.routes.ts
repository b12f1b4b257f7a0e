import { type DashboardChild, growth } from '@afrolearn/contract/family.ts';
import { badges as allBadges, unitBadge } from '@afrolearn/learning/badges/badges.ts';
import { gradeName, gradeNameOrNull } from '@afrolearn/learning/catalogue/grades.ts';
import { periodOf, weekOf } from '@afrolearn/learning/growth/periods.ts';
import { hasConsent } from '@afrolearn/learning/people/consent.ts';
import { studentId } from '@afrolearn/learning/people/roles.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { sql } from 'drizzle-orm';
import type { Env } from '#env.ts';
import { figuresFor, learnersSeenBy, membersOf } from '#features/bonds/index.ts';
import { classFor } from '#features/classes/index.ts';
import { asInvitation, waitingOf } from '#features/guardian-invitations/index.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import type { Speech } from '#words/words.ts';
import { familyLanguage, paperChoices, type ReportChild, reportChildren } from './people.db.ts';
import { factsAround, growthFor, type Reported, textFor } from './report.ts';
import { putInLine, waysOf } from './sending.db.ts';
import { sendersOf, sendWaiting } from './sending.ts';

const quiet = { warn: () => undefined };

const badgeNames = ({ badges }: ReportChild, say: Speech): string[] =>
  badges.flatMap(({ id, unit }) => {
    if (unit !== null) return [unitBadge({ id: 0, title: unit }, say.unitBadge).name];
    const known = allBadges.find((badge) => badge.id === id);
    return known === undefined ? [] : [say.badges(known.id)];
  });

const onDashboard = (reported: Reported, say: Speech): DashboardChild => {
  const { child, facts, period } = reported;
  const { id, name, picture, school, consent } = child;
  return {
    id,
    name,
    class: child.class ?? gradeNameOrNull(child.gradeId),
    school,
    picture,
    studentId: studentId(id),
    timeSpent: facts?.minutesToday ?? 0,
    currentSubject: facts?.currentSubject ?? null,
    badges: badgeNames(child, say),
    consent,
    leavesAt: child.leavesAt,
    week: { from: period.from, to: period.to },
    growth: growthFor(reported, say.language),
  };
};

const waysIn = ({ sms, mail }: Pick<Env, 'sms' | 'mail'>) => ({ sms: sms !== null, mail: mail !== null });

export const growthRoutes = serve(growth, {
  'GET /parent/dashboard': async ({ user, db, now, say }) => {
    const children = await reportChildren(db, learnersSeenBy(user));
    const reported = await factsAround(db, children, { kind: 'weekly', at: now() });
    const today = dayIn(defaultZone, now().getTime());
    return {
      today,
      term: periodOf('termly', today).term,
      children: reported.map((one) => onDashboard(one, say)),
      invitations: (await waitingOf(db, user.id)).map(asInvitation),
    };
  },

  'GET /children/:id/report': async ({ params, query, user, db, now, say }) => {
    const { id } = await figuresFor(db, user, params.id, [
      'self',
      'guardian',
      'class teacher',
      'administrator',
    ]);
    const children = await reportChildren(db, sql`(${id})`);
    const [reported] = await factsAround(db, children, { kind: query.kind, at: now() });
    if (reported === undefined) throw refuse('access/not-found');
    const { child, period, facts } = reported;
    const language = (await familyLanguage(db, id, user)) ?? say.language;
    return {
      ...period,
      language,
      child: { id, name: child.name, studentId: studentId(id) },
      class: child.class ?? gradeNameOrNull(child.gradeId),
      school: child.school,
      teacher: child.teacher,
      days: hasConsent(child.consent) ? [...(facts?.activeDays ?? [])] : [],
      growth: growthFor(reported, language),
      text: textFor(reported, language),
    };
  },

  'GET /classes/:id/reports': async ({ params, query, user, db, env, now, say }) => {
    const room = await classFor(db, user, params.id);
    const pupils = membersOf(room.id);
    const children = await reportChildren(db, pupils);
    const reported = await factsAround(db, children, { kind: query.kind, at: now() });
    const choices = new Map(
      (
        await paperChoices(
          db,
          children.map(({ id }) => id),
        )
      ).map((one) => [one.childId, one]),
    );
    const period = periodOf(query.kind, dayIn(children[0]?.schoolZone ?? defaultZone, now().getTime()));
    const { from: week } = weekOf(dayIn(defaultZone, now().getTime()));
    return {
      ...period,
      class: { id: room.id, name: room.name, grade: gradeName(room.gradeId) },
      school: children.find(({ school }) => school !== null)?.school ?? null,
      teacher: children.find((child) => child.class === room.name)?.teacher ?? null,
      ways: await waysOf(db, { week, ways: waysIn(env), children: pupils }),
      can: waysIn(env),
      students: reported.map((one) => {
        const { id, name, consent } = one.child;
        const chosen = choices.get(id);
        const language = chosen?.language ?? say.language;
        return {
          id,
          name,
          studentId: studentId(id),
          consentMissing: !hasConsent(consent),
          paper: chosen?.paper ?? true,
          language,
          days: hasConsent(consent) ? [...(one.facts?.activeDays ?? [])] : [],
          growth: growthFor(one, language),
          text: textFor(one, language),
        };
      }),
    };
  },

  'POST /classes/:id/reports/send': async ({ params, user, afterwards, ...world }) => {
    const { db, env, now } = world;
    const room = await classFor(db, user, params.id);
    const { from: week } = weekOf(dayIn(defaultZone, now().getTime()));
    const waiting = await putInLine(db, {
      week,
      ways: waysIn(env),
      now: now(),
      children: membersOf(room.id),
    });
    afterwards(() => sendWaiting(world, sendersOf(env, quiet)));
    return { waiting };
  },
});
