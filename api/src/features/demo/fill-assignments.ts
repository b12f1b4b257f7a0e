/** Assignments for the demo's P7: a checkpoint that most have done, exercises for two, and a task on paper. */
import { addDays, dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { assign, keepReview, keepText } from '#features/assignments/index.ts';
import type { Person, World } from '#http/context.ts';
import { handIns } from './big-class/hand-ins.ts';
import { classOfDemo, quizDoneSince } from './history/history.db.ts';
import { school } from './people.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

const asTeacher = (id: number): Person => ({
  id,
  schoolId: school.id,
  role: 'teacher',
  gradeId: null,
  administrator: false,
  verified: true,
  sessionId: '',
});

const drawing = {
  ref: 'paper',
  title: 'A map of my home',
  paper:
    'Draw a map of your home or your school, as a bird sees it. Give it a title, a key and a compass.\nThen write two sentences: what lies north of the door, and what would you add for a stranger?',
  word: 'A pencil and half a page are enough.',
};

export const fillAssignments = async (
  world: Pick<World, 'db' | 'env' | 'now'>,
  ids: ReadonlyMap<string, number>,
): Promise<void> => {
  const { db } = world;
  const room = await classOfDemo(db, 'P7 Blue');
  const [akello, okello, adong] = ['akello', 'okello', 'adong'].map((key) => ids.get(key));
  if (room === null || akello === undefined || okello === undefined || adong === undefined) return;
  const teacher = asTeacher(room.teacherId);
  const classId = room.id;
  const ago = (days: number) => new Date(world.now().getTime() - days * day);
  const today = dayIn(defaultZone, world.now().getTime());
  const given = (days: number) => ({ ...world, now: () => ago(days) });
  const quiz = await quizDoneSince(db, classId, ago(10));
  if (quiz !== null) await assign(given(10), teacher, { ref: quiz, classId, dueOn: addDays(today, 2) });
  await assign(given(1), teacher, {
    ref: 'practice:place-value-p7',
    classId,
    pupilIds: [okello, adong],
    wanted: 10,
    dueOn: addDays(today, 1),
    word: 'Read the number aloud before you write it.',
  });
  const { id } = await assign(given(3), teacher, { ...drawing, classId, dueOn: addDays(today, 4) });
  await keepText(
    db,
    { assignmentId: id, learnerId: okello },
    'I drew the home of my grandfather. The well lies north of the door, and the goats have a green circle in the key.\nFor a stranger I would add the path from the main road.',
    ago(1),
  );
  await keepText(
    db,
    { assignmentId: id, learnerId: akello },
    'My map shows our house from above. The kitchen lies north of the door. I would add the big mango tree.',
    ago(2),
  );
  await keepReview(
    db,
    { assignmentId: id, learnerId: akello },
    {
      outcome: 'accepted',
      comment: 'Well done. I found my way at once. Now add a scale.',
      reviewedBy: room.teacherId,
      reviewedAt: ago(1),
    },
    undefined,
  );
  for (const [place, { key, text, review }] of handIns.entries()) {
    const learnerId = ids.get(key);
    if (learnerId === undefined) continue;
    const whose = { assignmentId: id, learnerId };
    await keepText(db, whose, text, new Date(ago(2).getTime() + place * minute));
    if (review !== undefined)
      await keepReview(db, whose, { ...review, reviewedBy: room.teacherId, reviewedAt: ago(1) }, undefined);
  }
};
