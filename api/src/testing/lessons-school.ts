/** A school with people for tests of lessons, and another school. */
import { classes, classMembers, guardianships, schools } from '#db/tables.ts';
import { addUser, newSession } from '#features/accounts/index.ts';
import type { TestApp } from '#testing/test-app.ts';

const kinds = {
  head: { role: 'teacher', school: 1, verified: true, administrator: true },
  teacher: { role: 'teacher', school: 1, verified: true },
  colleague: { role: 'teacher', school: 1, verified: true },
  newcomer: { role: 'teacher', school: 1, verified: false },
  pupil: { role: 'learner', school: 1, verified: false },
  schoolmate: { role: 'learner', school: 1, verified: false },
  parent: { role: 'parent', school: null, verified: false },
  stranger: { role: 'learner', school: 2, verified: false },
  outsideTeacher: { role: 'teacher', school: 2, verified: true },
  outsideHead: { role: 'teacher', school: 2, verified: true, administrator: true },
} as const satisfies Record<string, object>;
export type Who = keyof typeof kinds;

type Send = TestApp['send'];

/** `pupil` is in the class of `teacher`, `schoolmate` in that of `colleague`; `parent` is the pupil's. */
export const openSchool = async ({ database: { db }, clock, send }: TestApp) => {
  await db.insert(schools).values([
    { id: 1, name: 'Mango Tree Primary School' },
    { id: 2, name: 'Other Primary School' },
  ]);
  const ids = {} as Record<Who, number>;
  const tokens = {} as Record<Who, string>;
  for (const [who, { school, verified, ...kind }] of Object.entries(kinds)) {
    const row = await addUser(db, 'school', {
      ...kind,
      name: `Person ${who}`,
      email: `${who.toLowerCase()}@school.ug`,
      schoolId: school,
      verifiedAt: verified ? clock.now : null,
    });
    if (row === null) throw new Error(`${who} could not be added`);
    ids[who as Who] = row.id;
    tokens[who as Who] = await newSession(db, row, clock.now);
  }
  const addClass = async (teacher: Who, member: Who | null, archivedAt: Date | null = null) => {
    const schoolId = kinds[teacher].school;
    const [room] = await db
      .insert(classes)
      .values({
        schoolId,
        teacherId: ids[teacher],
        name: `Class of ${teacher}`,
        gradeId: 4,
        subjectId: 7,
        archivedAt,
      })
      .returning();
    if (room === undefined) throw new Error('the class could not be added');
    if (member !== null) await db.insert(classMembers).values({ classId: room.id, userId: ids[member] });
    return room.id;
  };
  const rooms = {
    mine: await addClass('teacher', 'pupil'),
    colleagues: await addClass('colleague', 'schoolmate'),
    outside: await addClass('outsideTeacher', 'stranger'),
    archived: await addClass('teacher', 'pupil', clock.now),
  };
  await db.insert(guardianships).values({ guardianId: ids.parent, childId: ids.pupil });

  const as =
    (who: Who | null): Send =>
    (method, path, more = {}) =>
      send(method, `/api${path}`, { ...more, ...(who === null ? {} : { token: tokens[who] }) });
  const make = async (who: Who, body: object): Promise<Answered> => {
    const answer = await as(who)('POST', '/lessons', { body });
    if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
    return answer.body as Answered;
  };
  return { ids, tokens, rooms, as, make };
};

export type Answered = {
  id: string;
  title: string;
  version: number;
  visibility: string;
  content: string | null;
  url: string | null;
  questions: { id: string; prompt: string; options: string[]; answer: string | null }[];
};

/** A valid lesson of each kind, which tests modify. */
export const good = {
  reading: {
    title: 'Our soil',
    type: 'reading',
    subject: 'Science',
    grade: 'Primary 4',
    content: 'Soil is **alive**.',
  },
  video: {
    title: 'Rain',
    type: 'video',
    subject: 7,
    grade: 4,
    url: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
  },
  quiz: {
    title: 'Quick quiz',
    type: 'quiz',
    subject: 'Science',
    grade: 'Primary 4',
    questions: [
      { prompt: 'What do plants drink?', options: ['Water', 'Milk', 'Soda'], answer: 'Water' },
      { prompt: 'Where do roots grow?', options: ['In the soil', 'In the sky'], answer: 'In the soil' },
    ],
  },
} as const;
