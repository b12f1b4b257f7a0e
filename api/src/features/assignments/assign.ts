import { assignmentLimits } from '@afrolearn/learning/assignments/limits.ts';
import { workOf } from '@afrolearn/learning/assignments/refs.ts';
import { parseOwnLessonId } from '@afrolearn/learning/lessons/ids.ts';
import { personFor } from '#features/bonds/index.ts';
import { classFor, pupilsIn } from '#features/classes/index.ts';
import { groupFor, membersSeenBy } from '#features/groups/index.ts';
import { tellOfAssignment } from '#features/guardian-choices/index.ts';
import { lessonSeenBy } from '#features/lessons/index.ts';
import { addNews, type News } from '#features/notifications/index.ts';
import { checkWords } from '#features/school-words/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { addPupils, keepAssignment } from './assignments.db.ts';
import { targetsOf } from './targets.db.ts';

export type NewWork = {
  ref: string;
  classId?: number | undefined;
  childId?: number | undefined;
  groupId?: number | undefined;
  pupilIds?: readonly number[] | undefined;
  dueOn?: string | null | undefined;
  title?: string | undefined;
  paper?: string | undefined;
  answers?: string | undefined;
  word?: string | undefined;
  wanted?: number | undefined;
  again?: boolean | undefined;
};

/*
 * Only lessons and readings can be assigned again. For checkpoints and exercises the scores since the assignment are
 * enough.
 */
const canBeAgain = (ref: string): boolean => ['lesson', 'reading'].includes(workOf(ref)?.kind ?? '');

type Rules = Pick<World, 'db' | 'env' | 'now'>;
type ForWhom = { whom: 'class' | 'group' | 'pupils' | 'child'; schoolId: number | null; learners: number[] };

const ofClass = async (world: Rules, user: Person, classId: number, work: NewWork): Promise<ForWhom> => {
  const { db } = world;
  const { id, schoolId } = await classFor(db, user, classId);
  const pupils = (await pupilsIn(db, user, id)).map((pupil) => pupil.id);
  if (work.groupId !== undefined && work.pupilIds !== undefined) throw refuse('assignments/nobody');
  if (work.groupId !== undefined) {
    const group = await groupFor(db, world, user, work.groupId);
    const members = new Set((await membersSeenBy(db, world, user, [group.id])).map((member) => member.id));
    return { whom: 'group', schoolId, learners: pupils.filter((pupil) => members.has(pupil)) };
  }
  if (work.pupilIds !== undefined) {
    const chosen = [...new Set(work.pupilIds)];
    if (chosen.some((one) => !pupils.includes(one))) throw refuse('access/not-found');
    return { whom: 'pupils', schoolId, learners: chosen };
  }
  return { whom: 'class', schoolId, learners: pupils };
};

/** The recipients: the teacher's class or part of it, or a parent's child. */
const forWhom = async (world: Rules, user: Person, work: NewWork): Promise<ForWhom> => {
  const { classId, childId, groupId, pupilIds } = work;
  if (user.role === 'teacher' && classId !== undefined && childId === undefined)
    return await ofClass(world, user, classId, work);
  const isForChild = classId === undefined && groupId === undefined && pupilIds === undefined;
  if (user.role === 'parent' && childId !== undefined && isForChild) {
    const child = await personFor(world.db, user, childId, ['guardian']);
    return { whom: 'child', schoolId: child.schoolId, learners: [child.id] };
  }
  throw refuse(user.role === 'learner' ? 'access/denied' : 'plan/nobody');
};

/** A teacher's quiz can be assigned only by people who can open it, to the class it is for. */
const checkOwnQuiz = async (db: Rules['db'], user: Person, { ref, classId }: NewWork): Promise<void> => {
  const n = parseOwnLessonId(ref);
  if (n === undefined) return;
  const lesson = await lessonSeenBy(db, user, n);
  const isForThem =
    lesson !== null &&
    (lesson.visibility === 'school' || classId === undefined || lesson.classId === classId);
  if (!isForThem) throw refuse('access/not-found');
};

/** One notification per learner and assignment: a reminder replaces the first one. */
export const assignedNews = (id: number, learners: readonly number[], about: News['about']): News[] =>
  learners.map((userId) => ({ userId, kind: 'assigned', about, once: `assigned ${id}` }));

/** Assigns work and notifies the learners. */
export const assign = async (
  world: Rules,
  user: Person,
  work: NewWork,
): Promise<{ id: number; learners: number }> => {
  const { whom, schoolId, learners } = await forWhom(world, user, work);
  if (learners.length === 0 && whom !== 'class') throw refuse('assignments/nobody');
  const isPaper = work.ref === 'paper';
  const target = isPaper ? undefined : (await targetsOf(world.db, [work.ref])).get(work.ref);
  if (!isPaper && (target === undefined || target.gone)) throw refuse('access/not-found');
  await checkOwnQuiz(world.db, user, work);
  const { title, paper, word } = work;
  await checkWords(world.db, schoolId, { title: isPaper ? title : undefined }, 'title/unkind');
  await checkWords(world.db, schoolId, { paper: isPaper ? paper : undefined, word }, 'text/unkind');
  const dueOn = work.dueOn ?? null;
  const now = world.now();
  return await world.db.transaction(async (db) => {
    const { id, isNew } = await keepAssignment(db, {
      assignedBy: user.id,
      classId: work.classId ?? null,
      childId: work.childId ?? null,
      groupId: whom === 'group' ? (work.groupId ?? null) : null,
      whom,
      ref: work.ref,
      title: isPaper ? (title ?? null) : null,
      paper: isPaper ? (paper ?? null) : null,
      // Only teachers see the answers; a family must not.
      answers: isPaper && whom !== 'child' ? work.answers || null : null,
      word: word ?? null,
      wanted: workOf(work.ref)?.kind === 'practice' ? (work.wanted ?? assignmentLimits.exercises) : null,
      dueOn,
      again: work.again === true && whom === 'pupils' && canBeAgain(work.ref),
      createdAt: now,
    });
    if (whom === 'group' || whom === 'pupils') await addPupils(db, id, learners);
    const about = {
      title: target?.title ?? title ?? '',
      ref: isPaper ? `paper:${id}` : work.ref,
      ...(dueOn === null ? {} : { dueOn }),
    };
    await addNews(db, isNew ? assignedNews(id, learners, about) : [], now);
    if (isNew) {
      const forGuardians = { childIds: learners, by: user.id, about, once: `child-assigned ${id}` };
      await tellOfAssignment(db, forGuardians, now);
    }
    return { id, learners: learners.length };
  });
};
