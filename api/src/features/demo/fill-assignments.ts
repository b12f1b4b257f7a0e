/** What the teacher of the demo's P7 gave: a checkpoint that most have done, exercises for two, and a task on paper. */
import { addDays, dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import { assign, keepReview, keepText } from '#features/assignments/index.ts';
import type { Person, World } from '#http/context.ts';
import { classOfDemo, quizDoneSince } from './history.db.ts';
import { school } from './people.ts';

const day = 24 * 60 * 60 * 1000;

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
  title: 'A circuit in my home',
  paper:
    'Draw one circuit that you can find at home or at school: a torch, a radio or a solar lamp.\nName its parts. Then write two sentences: where does the current start, and what changes energy into light or sound?',
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
    'I drew the torch of my grandfather. The current starts at the cell and goes through the switch and the lamp.\nThe lamp changes it into light. When the switch is open the path has a gap.',
    ago(1),
  );
  await keepText(
    db,
    { assignmentId: id, learnerId: akello },
    'Our radio has two cells. The current starts at the cells. The speaker changes energy into sound.',
    ago(2),
  );
  await keepReview(
    db,
    { assignmentId: id, learnerId: akello },
    {
      outcome: 'accepted',
      comment: 'Well done. I can follow each step. Now label the cell + and −.',
      reviewedBy: room.teacherId,
      reviewedAt: ago(1),
    },
  );
};
