/** A school with a teacher, an open class, and calls for joining. */
import type { ClassCode, ClassRequest, PendingTeacher, TeacherLink } from '@afrolearn/contract/joining.ts';
import type { Notification } from '@afrolearn/contract/notifications.ts';
import { eq } from 'drizzle-orm';
import { classes, classMembers, guardianships, schools } from '#db/tables.ts';
import { addUser, type NewUser, newSession, userById } from '#features/accounts/index.ts';
import { giveSecondStep } from '#testing/second-step.ts';
import { testApp } from '#testing/test-app.ts';

export type Somebody = { id: number; token: string };

export const aSchool = async (
  profile: 'demo' | 'school' | 'public' = 'public',
  more: Parameters<typeof testApp>[1] = {},
) => {
  const app = await testApp({ SAFETY_PROFILE: profile }, more);
  const { send, clock } = app;
  const { db } = app.database;
  await db.insert(schools).values([
    { id: 31, name: 'Here' },
    { id: 32, name: 'Elsewhere' },
  ]);
  const person = async (user: Partial<NewUser>): Promise<Somebody & { email: string | null }> => {
    const row = await addUser(db, 'school', {
      role: 'learner',
      name: 'Akello Grace',
      schoolId: 31,
      consent: 'school',
      gradeId: 6,
      ...user,
    });
    if (row === null) throw new Error('nobody was added');
    const heads = row.administrator && profile === 'public';
    if (heads) await giveSecondStep(db, row.id, clock.now);
    const token = await newSession(db, row, clock.now, null, heads ? clock.now : null);
    return { id: row.id, email: row.email, token };
  };
  const learner = (user: Partial<NewUser> = {}) => person(user);
  let count = 0;
  const teacher = (user: Partial<NewUser> = {}) =>
    person({
      role: 'teacher',
      name: 'Okot Paul',
      consent: 'none',
      gradeId: null,
      verifiedAt: clock.now,
      email: `teacher-${++count}@school.ug`,
      ...user,
    });
  const room = async (
    { id: teacherId }: { id: number },
    values: Partial<typeof classes.$inferInsert> = {},
  ) => {
    const code = String(41_000_000 + ++count);
    const [row] = await db
      .insert(classes)
      .values({ teacherId, schoolId: 31, name: 'P6 Green', gradeId: 6, subjectId: 7, code, ...values })
      .returning();
    if (row === undefined) throw new Error('no class was added');
    return { ...row, code: row.code ?? '' };
  };
  const guardianOf = async (child: Somebody) => {
    const parent = await person({ role: 'parent', name: 'Auma Grace', gradeId: null, consent: 'none' });
    await db.insert(guardianships).values({ guardianId: parent.id, childId: child.id });
    return parent;
  };
  const get = async <T>(path: string, { token }: Somebody) => (await send('GET', path, { token })).body as T;
  return {
    ...app,
    db,
    learner,
    teacher,
    room,
    guardianOf,
    /** A new session: adults' sessions end after 14 days. */
    signIn: async (id: number) => {
      const row = await userById(db, id);
      if (row === null) throw new Error('nobody is there');
      return await newSession(db, row, clock.now);
    },
    join: ({ token }: Somebody, classCode: unknown) =>
      send('POST', '/api/join-class', { token, body: { classCode } }),
    add: ({ token }: Somebody, teacherEmail: string | null, className = 'P6 Green') =>
      send('POST', '/api/add-teacher', { token, body: { teacherEmail, className } }),
    requestsOf: (who: Somebody) => get<ClassRequest[]>('/api/class-requests', who),
    teachersOf: (who: Somebody) => get<TeacherLink[]>('/api/my-teachers', who),
    pendingOf: (who: Somebody) => get<PendingTeacher[]>('/api/my-pending-teachers', who),
    newsOf: async (who: Somebody) =>
      (await get<Notification[]>('/api/notifications', who)).map(({ message }) => message),
    codeOf: (who: Somebody, { id }: { id: number }) => get<ClassCode>(`/api/classes/${id}/code`, who),
    approve: ({ token }: Somebody, id: number | undefined, body?: object) =>
      send('POST', `/api/class-requests/${id}/approve`, { token, ...(body === undefined ? {} : { body }) }),
    reject: ({ token }: Somebody, id: number | undefined) =>
      send('POST', `/api/class-requests/${id}/reject`, { token }),
    leave: ({ token }: Somebody, teacherId: number) =>
      send('DELETE', `/api/my-teachers/${teacherId}`, { token }),
    setCode: ({ token }: Somebody, { id }: { id: number }, body: object) =>
      send('PATCH', `/api/classes/${id}/code`, { token, body }),
    newCode: ({ token }: Somebody, { id }: { id: number }) =>
      send('POST', `/api/classes/${id}/code`, { token }),
    seated: ({ id }: { id: number }) => db.$count(classMembers, eq(classMembers.classId, id)),
  };
};
