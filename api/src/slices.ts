import type { CallName } from '@afrolearn/contract';
import { accounts } from '#features/accounts/slice.ts';
import { administration } from '#features/administration/slice.ts';
import { assignments } from '#features/assignments/slice.ts';
import { assistant } from '#features/assistant/slice.ts';
import { attendance } from '#features/attendance/slice.ts';
import { avatars } from '#features/avatars/slice.ts';
import { bonds } from '#features/bonds/slice.ts';
import { care } from '#features/care/slice.ts';
import { cases } from '#features/cases/slice.ts';
import { catalogue } from '#features/catalogue/slice.ts';
import { cheers } from '#features/cheers/slice.ts';
import { classes } from '#features/classes/slice.ts';
import { content } from '#features/content/slice.ts';
import { demo } from '#features/demo/slice.ts';
import { dormancy } from '#features/dormancy/slice.ts';
import { entry } from '#features/entry/slice.ts';
import { events } from '#features/events/slice.ts';
import { families } from '#features/families/slice.ts';
import { founding } from '#features/founding/slice.ts';
import { friends } from '#features/friends/slice.ts';
import { groups } from '#features/groups/slice.ts';
import { growth } from '#features/growth/slice.ts';
import { guardianChoices } from '#features/guardian-choices/slice.ts';
import { guardianInvitations } from '#features/guardian-invitations/slice.ts';
import { helping } from '#features/helping/slice.ts';
import { joining } from '#features/joining/slice.ts';
import { leaderboard } from '#features/leaderboard/slice.ts';
import { lessonContent } from '#features/lesson-content/slice.ts';
import { lessons } from '#features/lessons/slice.ts';
import { looks } from '#features/looks/slice.ts';
import { mail } from '#features/mail/slice.ts';
import { narrations } from '#features/narrations/slice.ts';
import { notes } from '#features/notes/slice.ts';
import { notifications } from '#features/notifications/slice.ts';
import { openid } from '#features/openid/slice.ts';
import { ownQuizzes } from '#features/own-quizzes/slice.ts';
import { photos } from '#features/photos/slice.ts';
import { plan } from '#features/plan/slice.ts';
import { progress } from '#features/progress/slice.ts';
import { record } from '#features/record/slice.ts';
import { reports } from '#features/reports/slice.ts';
import { review } from '#features/review/slice.ts';
import { rosters } from '#features/rosters/slice.ts';
import { schoolWords } from '#features/school-words/slice.ts';
import { schoolYear } from '#features/school-year/slice.ts';
import { schools } from '#features/schools/slice.ts';
import { search } from '#features/search/slice.ts';
import { secondFactor } from '#features/second-factor/slice.ts';
import { server } from '#features/server/slice.ts';
import { settings } from '#features/settings/slice.ts';
import { teaching } from '#features/teaching/slice.ts';
import { texts } from '#features/texts/slice.ts';
import { today } from '#features/today/slice.ts';
import { works } from '#features/works/slice.ts';
import type { PolicyRow } from '#http/policy.ts';
import type { Served, Slice } from '#http/serve.ts';

/**
 * Every slice of the server, from the lowest floor up. A slice imports only from lower floors, so that there are no
 * cycles (`scripts/house/floors.ts`). Work that needs two slices, such as an email after a sign-up, is in the higher
 * one.
 */
const floors = [
  // The schools.
  [schools],
  // The accounts.
  [accounts],
  // The tables of the learning record; sent notifications; the words that a school refuses.
  [record, notifications, schoolWords],
  // The catalogue of the curriculum.
  [catalogue],
  // Relations between people and schools; photos of people; the content of lessons.
  [bonds, photos, lessonContent],
  // Reports and what is hidden because of them; who looked at whom.
  [cases, looks],
  // Emails; guardians and consent.
  [mail, families],
  // Classes; guardians' choices of notifications; friends and blocks; parents who ask to be linked; two-step sign-in;
  // dormant accounts.
  [classes, guardianChoices, friends, guardianInvitations, secondFactor, dormancy],
  // Teachers' own lessons.
  [lessons],
  // A learner's progress; private notes; teachers' recordings; what learners make with study tools.
  [progress, notes, narrations, works],
  // How people join, one by one or by a list; what learners earn and review; attendance; the assistant and own
  // quizzes; the texts for speakers.
  [entry, joining, rosters, avatars, today, review, leaderboard, attendance, assistant, ownQuizzes, texts],
  // Study groups; what families read about a child.
  [groups, growth],
  // Assignments, hand-ins and their results; cheers among classmates and group mates.
  [assignments, cheers],
  // Events from devices; plans; the administrator's and personal settings; sign-in by a provider; help among
  // learners.
  [events, plan, administration, settings, openid, helping],
  // Teachers' views of classes; the packed curriculum and the demo school; the page of reports; the change of the
  // school year.
  [teaching, content, demo, reports, schoolYear],
  // Calls that depend on the state of the curriculum; the founding of a school.
  [search, server, founding],
  // All data of a person: export and deletion.
  [care],
] as const;

type Named = (typeof floors)[number][number];
type Keys<S> = S extends { policy: infer P } ? keyof P : never;

const slices: readonly Slice[] = floors.flat();

/** Every call with its handler. */
export const served: readonly Served[] = slices.flatMap(({ routes = [] }) => routes);

/**
 * Who may make which call. A call of the contract without a row does not compile here, and the server would not
 * start.
 */
export const policy = Object.assign({}, ...slices.map((slice) => slice.policy)) as Record<
  Keys<Named>,
  PolicyRow
> satisfies Record<CallName, PolicyRow>;
