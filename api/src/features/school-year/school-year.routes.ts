import { schoolYear } from '@afrolearn/contract/school-year.ts';
import { lapseDay, schoolYearOf, toConfirmBefore } from '@afrolearn/learning/people/school-year.ts';
import { dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { asAdult } from '#features/administration/index.ts';
import { ownSchool } from '#features/bonds/index.ts';
import { whoHasFactor } from '#features/second-factor/index.ts';
import { serve } from '#http/serve.ts';
import { confirmPeople } from './confirm.ts';
import { adultsToConfirm } from './school-year.db.ts';

export const schoolYearRoutes = serve(schoolYear, {
  'GET /people/to-confirm': async ({ user, db, env, now }) => {
    const today = dayIn(defaultZone, now().getTime());
    const year = schoolYearOf(today);
    const rows =
      env.profile === 'demo' ? [] : await adultsToConfirm(db, ownSchool(user), toConfirmBefore(today));
    const factors = await whoHasFactor(
      db,
      rows.map(({ id }) => id),
    );
    return {
      year,
      lapsesOn: lapseDay(year),
      people: rows.map((row) => ({
        ...asAdult(row, factors),
        confirmedAt: (row.confirmedAt ?? row.createdAt).toISOString(),
        lapsed: row.verifiedAt === null,
      })),
    };
  },

  'POST /people/confirm': async ({ body, user, ...world }) => ({
    confirmed: await confirmPeople(world, user, body),
  }),
});
