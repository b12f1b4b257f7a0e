import type { z } from 'zod';
import { accounts } from './accounts.ts';
import { administration } from './administration.ts';
import { assignments } from './assignments.ts';
import { assistant } from './assistant.ts';
import { attendance } from './attendance.ts';
import { avatars } from './avatars.ts';
import { care } from './care.ts';
import { catalogue } from './catalogue.ts';
import { cheers } from './cheers.ts';
import { classes } from './classes.ts';
import type { Call } from './define.ts';
import { demo } from './demo.ts';
import { entry } from './entry.ts';
import { events } from './events.ts';
import { families } from './families.ts';
import { growth, guardianChoices, guardianInvitations } from './family.ts';
import { friends } from './friends.ts';
import { groups } from './groups.ts';
import { helping } from './helping.ts';
import { joining } from './joining.ts';
import { leaderboard } from './leaderboard.ts';
import { lessonContent } from './lesson-content.ts';
import { lessons } from './lessons.ts';
import { looks } from './looks.ts';
import { madeWorks } from './made-works.ts';
import { mail } from './mail.ts';
import { narrations } from './narrations.ts';
import { notes } from './notes.ts';
import { notifications } from './notifications.ts';
import { openid } from './openid.ts';
import { ownLessons } from './own-lessons.ts';
import { ownQuizzes } from './own-quizzes.ts';
import { plan } from './plan.ts';
import { progress } from './progress.ts';
import { reports } from './reports.ts';
import { review } from './review.ts';
import { rosters } from './rosters.ts';
import { schoolWords } from './school-words.ts';
import { schoolYear } from './school-year.ts';
import { search } from './search.ts';
import { secondFactor } from './second-factor.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';
import { teaching } from './teaching.ts';
import { texts } from './texts.ts';
import { today } from './today.ts';

/** Every call of the product by its key. */
export const calls = {
  ...server,
  ...accounts,
  ...entry,
  ...secondFactor,
  ...catalogue,
  ...demo,
  ...families,
  ...guardianChoices,
  ...guardianInvitations,
  ...growth,
  ...friends,
  ...classes,
  ...attendance,
  ...joining,
  ...rosters,
  ...administration,
  ...schoolYear,
  ...openid,
  ...mail,
  ...settings,
  ...search,
  ...lessonContent,
  ...lessons,
  ...ownLessons,
  ...ownQuizzes,
  ...narrations,
  ...events,
  ...plan,
  ...notifications,
  ...notes,
  ...progress,
  ...today,
  ...review,
  ...avatars,
  ...leaderboard,
  ...cheers,
  ...helping,
  ...groups,
  ...assignments,
  ...madeWorks,
  ...reports,
  ...schoolWords,
  ...assistant,
  ...teaching,
  ...looks,
  ...texts,
  ...care,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;

type PartOf<C extends Call, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer S extends z.ZodType> ? Record<Part, z.input<S>> : unknown;

/** Files by part name: the browser's own type, which this package does not have. */
type FileOf<C extends Call> = C extends { file: infer Name extends string }
  ? { file: Record<Name, unknown> }
  : unknown;

/** The input of a call: only the parts that it declares. */
export type Ask<N extends CallName> = PartOf<Calls[N], 'params'> &
  PartOf<Calls[N], 'query'> &
  PartOf<Calls[N], 'body'> &
  FileOf<Calls[N]>;

/** The output of a call. */
export type Reply<N extends CallName> = z.output<Calls[N]['reply']>;
