/** One school's server with its administrator, and common actions for tests. */
import { eq } from 'drizzle-orm';
import { classes, schools, users } from '#db/tables.ts';
import { addUser, hashPassword, newSession, type UserRow } from '#features/accounts/index.ts';
import { giveSecondStep } from '#testing/second-step.ts';
import { forms, goodPassword, type TestApp, testApp, testSchool } from '#testing/test-app.ts';

type Answer = Awaited<ReturnType<TestApp['send']>>;
type Changes = Parameters<typeof testApp>[1];

export type School = TestApp & {
  schoolId: number;
  head: UserRow & { token: string };
  /** Adds somebody of the school, verified, with a session. */
  add: (user: Partial<Parameters<typeof addUser>[2]>) => Promise<UserRow & { token: string }>;
  register: (role: keyof typeof forms, email: string, more?: object) => Promise<Answer>;
  login: (email: string) => Promise<Answer>;
  rowOf: (id: number) => Promise<UserRow>;
  classOf: (teacherId: number) => Promise<typeof classes.$inferSelect>;
  /** A new staff code with its id; the code alone. */
  makeCode: () => Promise<{ id: string; code: string }>;
  newCode: () => Promise<string>;
};

export const openSchool = async (
  profile: 'school' | 'public' = 'school',
  changes: Changes = {},
): Promise<School> => {
  const app = await testApp({ SAFETY_PROFILE: profile }, changes);
  const { database, clock, send } = app;
  await database.db.insert(schools).values(testSchool).onConflictDoNothing();
  const passwordHash = await hashPassword(goodPassword);
  const add: School['add'] = async (user) => {
    const row = await addUser(database.db, profile, {
      role: 'teacher',
      name: 'Some Body',
      passwordHash,
      schoolId: testSchool.id,
      verifiedAt: clock.now,
      createdAt: clock.now,
      ...user,
    });
    if (row === null) throw new Error('nobody was added');
    // On a server of many schools an administrator needs a second factor.
    if (row.administrator && profile === 'public') await giveSecondStep(database.db, row.id, clock.now);
    return { ...row, token: await newSession(database.db, row, clock.now, null, clock.now) };
  };
  const head = await add({ name: 'Nalubega Sarah', email: 'head@school.ug', administrator: true });
  const makeCode: School['makeCode'] = async () => {
    const { body } = await send('POST', '/api/staff-codes', { token: head.token, body: {} });
    const [made] = body as { id: string; code: string }[];
    if (made === undefined) throw new Error('no code was made');
    return made;
  };
  return {
    ...app,
    schoolId: testSchool.id,
    head,
    add,
    register: (role, email, more = {}) =>
      send('POST', '/api/register', { body: { ...forms[role](email), ...more } }),
    login: (email) => send('POST', '/api/login', { body: { email, password: goodPassword } }),
    rowOf: async (id) => {
      const [row] = await database.db.select().from(users).where(eq(users.id, id));
      if (row === undefined) throw new Error('nobody is there');
      return row;
    },
    classOf: async (teacherId) => {
      const [row] = await database.db.select().from(classes).where(eq(classes.teacherId, teacherId));
      if (row === undefined) throw new Error('there is no class');
      return row;
    },
    makeCode,
    newCode: async () => (await makeCode()).code,
  };
};

export const idIn = ({ body }: Answer): number => (body as { user: { id: number } }).user.id;
export const tokenIn = ({ body }: Answer): string => (body as { token: string }).token;
