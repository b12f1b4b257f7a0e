import type { CallName } from '@afrolearn/contract';
import { accountsPolicy } from '#features/accounts/accounts.policy.ts';
import { administrationPolicy } from '#features/administration/administration.policy.ts';
import { assignmentsPolicy } from '#features/assignments/assignments.policy.ts';
import { assistantPolicy } from '#features/assistant/assistant.policy.ts';
import { attendancePolicy } from '#features/attendance/attendance.policy.ts';
import { avatarsPolicy } from '#features/avatars/avatars.policy.ts';
import { carePolicy } from '#features/care/care.policy.ts';
import { cataloguePolicy } from '#features/catalogue/catalogue.policy.ts';
import { cheersPolicy } from '#features/cheers/cheers.policy.ts';
import { classesPolicy } from '#features/classes/classes.policy.ts';
import { demoPolicy } from '#features/demo/demo.policy.ts';
import { entryPolicy } from '#features/entry/entry.policy.ts';
import { eventsPolicy } from '#features/events/events.policy.ts';
import { familiesPolicy } from '#features/families/families.policy.ts';
import { friendsPolicy } from '#features/friends/friends.policy.ts';
import { groupsPolicy } from '#features/groups/groups.policy.ts';
import { growthPolicy } from '#features/growth/growth.policy.ts';
import { guardianChoicesPolicy } from '#features/guardian-choices/guardian-choices.policy.ts';
import { guardianInvitationsPolicy } from '#features/guardian-invitations/guardian-invitations.policy.ts';
import { helpingPolicy } from '#features/helping/helping.policy.ts';
import { joiningPolicy } from '#features/joining/joining.policy.ts';
import { leaderboardPolicy } from '#features/leaderboard/leaderboard.policy.ts';
import { lessonContentPolicy } from '#features/lesson-content/lesson-content.policy.ts';
import { lessonsPolicy } from '#features/lessons/lessons.policy.ts';
import { ownLessonsPolicy } from '#features/lessons/own/own-lessons.policy.ts';
import { looksPolicy } from '#features/looks/looks.policy.ts';
import { mailPolicy } from '#features/mail/mail.policy.ts';
import { narrationsPolicy } from '#features/narrations/narrations.policy.ts';
import { notesPolicy } from '#features/notes/notes.policy.ts';
import { notificationsPolicy } from '#features/notifications/notifications.policy.ts';
import { openidPolicy } from '#features/openid/openid.policy.ts';
import { ownQuizzesPolicy } from '#features/own-quizzes/own-quizzes.policy.ts';
import { planPolicy } from '#features/plan/plan.policy.ts';
import { progressPolicy } from '#features/progress/progress.policy.ts';
import { reportsPolicy } from '#features/reports/reports.policy.ts';
import { reviewPolicy } from '#features/review/review.policy.ts';
import { rostersPolicy } from '#features/rosters/rosters.policy.ts';
import { schoolWordsPolicy } from '#features/school-words/school-words.policy.ts';
import { schoolYearPolicy } from '#features/school-year/school-year.policy.ts';
import { searchPolicy } from '#features/search/search.policy.ts';
import { secondFactorPolicy } from '#features/second-factor/second-factor.policy.ts';
import { serverPolicy } from '#features/server/server.policy.ts';
import { settingsPolicy } from '#features/settings/settings.policy.ts';
import { teachingPolicy } from '#features/teaching/teaching.policy.ts';
import { todayPolicy } from '#features/today/today.policy.ts';
import type { PolicyRow } from '#http/policy.ts';

/** The policy of every slice. A call without a row does not compile here, and would not start. */
export const policy: Record<CallName, PolicyRow> = {
  ...accountsPolicy,
  ...administrationPolicy,
  ...assistantPolicy,
  ...assignmentsPolicy,
  ...avatarsPolicy,
  ...cataloguePolicy,
  ...cheersPolicy,
  ...classesPolicy,
  ...attendancePolicy,
  ...demoPolicy,
  ...entryPolicy,
  ...eventsPolicy,
  ...familiesPolicy,
  ...guardianChoicesPolicy,
  ...guardianInvitationsPolicy,
  ...growthPolicy,
  ...friendsPolicy,
  ...helpingPolicy,
  ...joiningPolicy,
  ...leaderboardPolicy,
  ...groupsPolicy,
  ...lessonContentPolicy,
  ...lessonsPolicy,
  ...ownLessonsPolicy,
  ...ownQuizzesPolicy,
  ...narrationsPolicy,
  ...mailPolicy,
  ...notesPolicy,
  ...notificationsPolicy,
  ...openidPolicy,
  ...planPolicy,
  ...progressPolicy,
  ...reportsPolicy,
  ...reviewPolicy,
  ...rostersPolicy,
  ...schoolWordsPolicy,
  ...searchPolicy,
  ...schoolYearPolicy,
  ...secondFactorPolicy,
  ...serverPolicy,
  ...settingsPolicy,
  ...teachingPolicy,
  ...todayPolicy,
  ...looksPolicy,
  ...carePolicy,
};
