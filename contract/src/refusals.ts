import { accountsRefusals } from './accounts.ts';
import { administrationRefusals } from './administration.ts';
import { assignmentsRefusals } from './assignments.ts';
import { assistantRefusals } from './assistant.ts';
import { attendanceRefusals } from './attendance.ts';
import { careRefusals } from './care.ts';
import { cheersRefusals } from './cheers.ts';
import { classesRefusals } from './classes.ts';
import { demoRefusals } from './demo.ts';
import { dormancyRefusals } from './dormancy.ts';
import { eventsRefusals } from './events.ts';
import { familiesRefusals } from './families.ts';
import { guardianInvitationsRefusals } from './family.ts';
import { friendsRefusals } from './friends.ts';
import { groupsRefusals } from './groups.ts';
import { helpingRefusals } from './helping.ts';
import { joiningRefusals } from './joining.ts';
import { lessonsRefusals } from './lessons.ts';
import { madeWorksRefusals } from './made-works.ts';
import { mailRefusals } from './mail.ts';
import { narrationsRefusals } from './narrations.ts';
import { notesRefusals } from './notes.ts';
import { openidRefusals } from './openid.ts';
import { ownLessonsRefusals } from './own-lessons.ts';
import { planRefusals } from './plan.ts';
import { reportsRefusals } from './reports.ts';
import { rostersRefusals } from './rosters.ts';
import { schoolWordsRefusals } from './school-words.ts';
import { schoolYearRefusals } from './school-year.ts';
import { secondFactorRefusals } from './second-factor.ts';
import { serverRefusals } from './server.ts';
import { settingsRefusals } from './settings.ts';
import { textsRefusals } from './texts.ts';

/** Every refusal of all calls. Each is defined with the calls of its area. */
export const refusals = {
  ...accountsRefusals,
  ...administrationRefusals,
  ...attendanceRefusals,
  ...assistantRefusals,
  ...assignmentsRefusals,
  ...cheersRefusals,
  ...classesRefusals,
  ...demoRefusals,
  ...dormancyRefusals,
  ...eventsRefusals,
  ...familiesRefusals,
  ...guardianInvitationsRefusals,
  ...friendsRefusals,
  ...helpingRefusals,
  ...groupsRefusals,
  ...joiningRefusals,
  ...lessonsRefusals,
  ...madeWorksRefusals,
  ...mailRefusals,
  ...narrationsRefusals,
  ...ownLessonsRefusals,
  ...notesRefusals,
  ...openidRefusals,
  ...planRefusals,
  ...reportsRefusals,
  ...rostersRefusals,
  ...schoolWordsRefusals,
  ...schoolYearRefusals,
  ...secondFactorRefusals,
  ...serverRefusals,
  ...settingsRefusals,
  ...textsRefusals,
  ...careRefusals,
} as const;

export type RefusalCode = keyof typeof refusals;

/** The body of every failed call. */
export type Refusal = { error: string; code: RefusalCode; fields?: Record<string, string> };
