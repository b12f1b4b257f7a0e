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
import type { PolicyRow } from '#http/policy.ts';
import type { Served, Slice } from '#http/serve.ts';

/**
 * Every slice of the server, from the lowest floor up. A slice imports only from lower floors, so that no two need each
 * other (`scripts/house/floors.ts`). Work that needs two slices, such as a letter after a sign-up, is written in the
 * higher one.
 */
const floors = [
  // Which schools there are.
  [schools],
  // Who somebody is.
  [accounts],
  // The tables of the learning record; which notifications were sent; which words a school refuses.
  [record, notifications, schoolWords],
  // What is taught.
  [catalogue],
  // Who belongs to whom, and to which school; pictures of people.
  [bonds, photos, lessonContent],
  // What was reported, and what is hidden because of it; who looked at whom.
  [cases, looks],
  // Letters; guardians and consent.
  [mail, families],
  // Classes; what guardians want to hear of; friends and blocks; parents who ask to be linked; the second step of a
  // sign-in; accounts that sleep.
  [classes, guardianChoices, friends, guardianInvitations, secondFactor, dormancy],
  // What teachers write.
  [lessons],
  // What a learner has reached; private notes; what teachers recorded.
  [progress, notes, narrations],
  // How people come in, one by one or by a list; what learners earn and review; who was in school; what
  // speakers read.
  [entry, joining, rosters, avatars, today, review, leaderboard, attendance, assistant, ownQuizzes, texts],
  // Study groups: what their members reach together; what families read of a child.
  [groups, growth],
  // Assigned work, what was handed in, and what came of it; cheers among classmates and group mates.
  [assignments, cheers],
  // What arrives from devices and is settled; the head's and everybody's own switches; another way in; help among learners.
  [events, plan, administration, settings, openid, helping],
  // What a teacher sees of classes; what fills a server: the packed curriculum, the demo school; the page where reports
  // are read; the change of the year.
  [teaching, content, demo, reports, schoolYear],
  // What asks how the curriculum stands; what makes a school.
  [search, server, founding],
  // What takes everything of a person out: a copy, and deletion.
  [care],
] as const;

type Named = (typeof floors)[number][number];
type Keys<S> = S extends { policy: infer P } ? keyof P : never;

const slices: readonly Slice[] = floors.flat();

/** Every call with its handler. */
export const served: readonly Served[] = slices.flatMap(({ routes = [] }) => routes);

/** Who may make which call. A call of the contract without a row does not compile here, and would not start. */
export const policy = Object.assign({}, ...slices.map((slice) => slice.policy)) as Record<
  Keys<Named>,
  PolicyRow
> satisfies Record<CallName, PolicyRow>;
