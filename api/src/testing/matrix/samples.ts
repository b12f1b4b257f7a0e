import { accountsSamples } from '#features/accounts/testing/samples.ts';
import { administrationSamples } from '#features/administration/testing/samples.ts';
import { assignmentsSamples } from '#features/assignments/testing/samples.ts';
import { assistantSamples } from '#features/assistant/testing/samples.ts';
import { attendanceSamples } from '#features/attendance/testing/samples.ts';
import { avatarsSamples } from '#features/avatars/testing/samples.ts';
import { careSamples } from '#features/care/testing/samples.ts';
import { catalogueSamples } from '#features/catalogue/testing/samples.ts';
import { cheersSamples } from '#features/cheers/testing/samples.ts';
import { classesSamples } from '#features/classes/testing/samples.ts';
import { demoSamples } from '#features/demo/testing/samples.ts';
import { entrySamples } from '#features/entry/testing/samples.ts';
import { eventsSamples } from '#features/events/testing/samples.ts';
import { familiesSamples } from '#features/families/testing/samples.ts';
import { friendsSamples } from '#features/friends/testing/samples.ts';
import { groupsSamples } from '#features/groups/testing/samples.ts';
import { growthSamples } from '#features/growth/testing/samples.ts';
import { guardianChoicesSamples } from '#features/guardian-choices/testing/samples.ts';
import { guardianInvitationsSamples } from '#features/guardian-invitations/testing/samples.ts';
import { helpingSamples } from '#features/helping/testing/samples.ts';
import { joiningSamples } from '#features/joining/testing/samples.ts';
import { leaderboardSamples } from '#features/leaderboard/testing/samples.ts';
import { lessonContentSamples } from '#features/lesson-content/testing/samples.ts';
import { lessonsSamples, ownLessonsSamples } from '#features/lessons/testing/samples.ts';
import { looksSamples } from '#features/looks/testing/samples.ts';
import { mailSamples } from '#features/mail/testing/samples.ts';
import { narrationsSamples } from '#features/narrations/testing/samples.ts';
import { notesSamples } from '#features/notes/testing/samples.ts';
import { notificationsSamples } from '#features/notifications/testing/samples.ts';
import { openidSamples } from '#features/openid/testing/samples.ts';
import { ownQuizzesSamples } from '#features/own-quizzes/testing/samples.ts';
import { planSamples } from '#features/plan/testing/samples.ts';
import { progressSamples } from '#features/progress/testing/samples.ts';
import { reportsSamples } from '#features/reports/testing/samples.ts';
import { reviewSamples } from '#features/review/testing/samples.ts';
import { rostersSamples } from '#features/rosters/testing/samples.ts';
import { schoolWordsSamples } from '#features/school-words/testing/samples.ts';
import { schoolYearSamples } from '#features/school-year/testing/samples.ts';
import { searchSamples } from '#features/search/testing/samples.ts';
import { secondFactorSamples } from '#features/second-factor/testing/samples.ts';
import { serverSamples } from '#features/server/testing/samples.ts';
import { settingsSamples } from '#features/settings/testing/samples.ts';
import { teachingSamples } from '#features/teaching/testing/samples.ts';
import { todaySamples } from '#features/today/testing/samples.ts';
import type { Samples } from './sample.ts';

/** The good requests of every slice. A call without one does not compile here, nor in its slice. */
export const samples: Samples = {
  ...accountsSamples,
  ...administrationSamples,
  ...assistantSamples,
  ...assignmentsSamples,
  ...avatarsSamples,
  ...catalogueSamples,
  ...cheersSamples,
  ...classesSamples,
  ...attendanceSamples,
  ...demoSamples,
  ...entrySamples,
  ...eventsSamples,
  ...familiesSamples,
  ...guardianChoicesSamples,
  ...guardianInvitationsSamples,
  ...growthSamples,
  ...friendsSamples,
  ...helpingSamples,
  ...joiningSamples,
  ...leaderboardSamples,
  ...groupsSamples,
  ...lessonContentSamples,
  ...lessonsSamples,
  ...ownLessonsSamples,
  ...ownQuizzesSamples,
  ...narrationsSamples,
  ...mailSamples,
  ...notesSamples,
  ...notificationsSamples,
  ...openidSamples,
  ...planSamples,
  ...progressSamples,
  ...reportsSamples,
  ...reviewSamples,
  ...rostersSamples,
  ...schoolWordsSamples,
  ...searchSamples,
  ...schoolYearSamples,
  ...secondFactorSamples,
  ...serverSamples,
  ...settingsSamples,
  ...teachingSamples,
  ...todaySamples,
  ...looksSamples,
  ...careSamples,
};
