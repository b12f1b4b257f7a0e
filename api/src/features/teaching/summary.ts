/** The replies that name pupils: one class, all classes, and pupils who need the teacher today. */
import type {
  AttentionReason,
  ClassSummary,
  Need,
  RosterStudent,
  StudentInNeed,
  TeacherToday,
} from '@afrolearn/contract/teaching.ts';
import { gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import { ugandanCalendar } from '@afrolearn/learning/streaks/calendar.ts';
import { addDays, type Day, dayIn, mondayOf } from '@afrolearn/learning/streaks/days.ts';
import { byUrgency, type Reason } from '@afrolearn/learning/teaching/attention.ts';
import { meanOf, progressOf } from '@afrolearn/learning/teaching/figures.ts';
import type { Db } from '#db/connect.ts';
import { countWaitingFor, type WaitingCount } from '#features/joining/index.ts';
import { type Pupil, type RoomFigures, weeksShown } from './class-figures.ts';
import { helpWaitingIn, type Mistake, mistakeNames, type Room, registersTaken } from './teaching.db.ts';

const headOf = ({ id, name, gradeId, subjectId }: Room) => ({
  id,
  name,
  grade: gradeName(gradeId),
  subject: subjectName(subjectId),
  subjectId,
});

export const rowOf = ({
  id,
  name,
  progress,
  attendance,
  lastActivity,
  done,
  consentMissing,
  isNew,
  reason,
}: Pupil): RosterStudent => ({
  id,
  name,
  progress,
  attendance,
  lastActivity,
  done,
  consentMissing,
  isNew,
  needsAttention: reason !== null,
});

const begunOf = (pupils: readonly Pupil[]): number => pupils.filter(({ hasBegun }) => hasBegun).length;

type Names = ReadonlyMap<string, Mistake>;

/** If a mistake's name was removed with its lesson, the reason falls back to: the pupil is behind. */
const reasonIn = (figures: RoomFigures, pupil: Pupil, reason: Reason, names: Names): AttentionReason => {
  if (reason.kind !== 'mistake') return reason;
  const [mistake, entry] = [names.get(reason.mistake), figures.entryOf(reason.itemId)];
  if (mistake !== undefined && entry !== null)
    return { kind: 'mistake', mistake, entry, times: reason.times };
  const done = figures.reached.filter((id) => pupil.work.has(id)).length;
  return { kind: 'behind', done, of: figures.reached.length, entry };
};

/** The pupils who need attention in these classes, with reasons: one query for the names of mistakes. */
const inNeed = async (
  db: Db,
  all: readonly RoomFigures[],
): Promise<readonly { figures: RoomFigures; students: StudentInNeed[]; names: Names }[]> => {
  const asked = all.flatMap(({ mistakes }) => mistakes);
  const names = await mistakeNames(db, asked);
  return all.map((figures) => ({
    figures,
    names,
    students: figures.pupils
      .flatMap((pupil): StudentInNeed[] => {
        const { id, name, picture, progress, attendance, lastActivity, reason } = pupil;
        if (reason === null) return [];
        const said = reasonIn(figures, pupil, reason, names);
        return [{ id, name, picture, progress, attendance, lastActivity, reason: said }];
      })
      .sort(byUrgency),
  }));
};

/** The pupil with the highest progress; on a tie, the one with most entries done, then with the best attendance. */
const topOf = (pupils: readonly Pupil[]): ClassSummary['topPerformer'] => {
  const [top] = pupils
    .filter(({ progress }) => progress !== null && progress > 0)
    .sort(
      (one, other) =>
        (other.progress ?? 0) - (one.progress ?? 0) ||
        (other.done ?? 0) - (one.done ?? 0) ||
        (other.attendance ?? 0) - (one.attendance ?? 0),
    );
  if (top === undefined) return null;
  return { id: top.id, name: top.name, progress: top.progress ?? 0, attendance: top.attendance };
};

export const summaryOf = async (db: Db, figures: RoomFigures, now: Date): Promise<ClassSummary> => {
  const { room, pupils, reached, ready } = figures;
  const monday = mondayOf(dayIn(room.zone, now.getTime()));
  const weeks = Array.from({ length: weeksShown }, (_, place) =>
    addDays(monday, 7 * (place + 1 - weeksShown)),
  );
  const shown = pupils.filter(({ consentMissing }) => !consentMissing);
  // Newcomers of this week count in no mean, so that the last point of the line equals the average above it.
  const begun = shown.filter(({ isNew }) => !isNew);
  const avgAttendance = meanOf(shown.map(({ attendance }) => attendance));
  const [needing] = await inNeed(db, [figures]);
  return {
    class: headOf(room),
    studentsCount: pupils.length,
    begun: begunOf(pupils),
    avgProgress: meanOf(shown.map(({ progress }) => progress)),
    avgAttendance,
    topPerformer: topOf(shown),
    progressOverTime: weeks.map(
      (week) => meanOf(begun.map(({ work }) => progressOf(reached, work, addDays(week, 6)))) ?? 0,
    ),
    weeks,
    attendanceBreakdown:
      avgAttendance === null ? null : { present: avgAttendance, absent: 100 - avgAttendance },
    studentsNeedingAttention: needing?.students ?? [],
    studentRoster: pupils.map(rowOf),
    ready,
    reached: reached.length,
  };
};

/* One short lesson for a group of three or more is worth more than one for a single child. */
const leastOfGroup = 3;
const timesOfGroup = 2;
const mostNeeds = 6;
const mostPeople = 4;

/** The mistake that most pupils of a class share; null with fewer than three of them. */
const sharedMistake = ({ room, mistakes, entryOf }: RoomFigures, names: Names): Need | null => {
  const made = new Map<string, { itemId: string; students: number }>();
  for (const { mistake, itemId, times } of mistakes) {
    if (times < timesOfGroup) continue;
    const known = made.get(mistake);
    made.set(mistake, { itemId, students: (known?.students ?? 0) + 1 });
  }
  const [most] = [...made].sort(([, one], [, other]) => other.students - one.students);
  if (most === undefined || most[1].students < leastOfGroup) return null;
  const [mistake, entry] = [names.get(most[0]), entryOf(most[1].itemId)];
  if (mistake === undefined || entry === null) return null;
  return {
    kind: 'group',
    classId: room.id,
    className: room.name,
    mistake,
    entry,
    students: most[1].students,
  };
};

type Waiting = {
  requests: ReturnType<typeof requestsByRoom>;
  help: ReadonlyMap<number, number>;
  taken: ReadonlySet<number>;
  /** Whether a register is taken today. */
  isSchoolDay: boolean;
};

/* A request without a class code counts for the class of that name; names that match no class are in `rest`. */
const requestsByRoom = (all: readonly RoomFigures[], asked: readonly WaitingCount[]) => {
  const byRoom = new Map<number, number>();
  const rest: WaitingCount[] = [];
  for (const one of asked) {
    const className = one.className.trim().toLowerCase();
    const home =
      all.find(({ room }) => room.id === one.classId) ??
      all.find(({ room }) => room.name.toLowerCase() === className);
    if (home === undefined) rest.push(one);
    else byRoom.set(home.room.id, (byRoom.get(home.room.id) ?? 0) + one.waiting);
  }
  return { byRoom, rest };
};

type Job = Extract<Need, { kind: 'job' }>;

/* The most class names shown that match none of the teacher's classes; the page of requests lists all of them. */
const mostNames = 3;

/* Jobs in which a child waits for an answer come first. */
const jobsOf = (all: readonly RoomFigures[], { requests, help, taken, isSchoolDay }: Waiting): Need[] => {
  const jobs = all.flatMap(({ room, pupils }): Job[] => {
    const [asking, waiting] = [requests.byRoom.get(room.id) ?? 0, help.get(room.id) ?? 0];
    const missing = pupils.filter(({ consentMissing }) => consentMissing).length;
    const job = (kind: Job['job'], count: number): Job => ({
      kind: 'job',
      classId: room.id,
      className: room.name,
      job: kind,
      count,
    });
    return [
      ...(asking > 0 ? [job('requests', asking)] : []),
      ...(pupils.length === 0 ? [job('empty', 0)] : []),
      ...(pupils.length > 0 && isSchoolDay && !taken.has(room.id) ? [job('attendance', pupils.length)] : []),
      ...(waiting > 0 ? [job('help', waiting)] : []),
      ...(missing > 0 ? [job('consent', missing)] : []),
    ];
  });
  const [first] = all;
  const names = [...new Set(requests.rest.map(({ className }) => className.trim()))];
  const wishes: Job[] =
    first === undefined || names.length === 0
      ? []
      : [
          {
            kind: 'job',
            classId: first.room.id,
            className: names.slice(0, mostNames).join(', '),
            job: 'wishes',
            count: requests.rest.reduce((sum, { waiting }) => sum + waiting, 0),
          },
        ];
  const asks = ({ job }: Job) => Number(job !== 'requests' && job !== 'wishes');
  return [...jobs, ...wishes].sort((one, other) => asks(one) - asks(other));
};

/** Children, groups and small jobs in one list. A long list of either kind does not displace the other. */
export const todayOf = async (
  db: Db,
  teacherId: number,
  all: readonly RoomFigures[],
  { day, now }: { day: Day; now: Date },
): Promise<TeacherToday> => {
  const ids = all.map(({ room }) => room.id);
  const [needing, asked, help, taken] = await Promise.all([
    inNeed(db, all),
    countWaitingFor(db, teacherId, now),
    helpWaitingIn(db, ids),
    registersTaken(db, ids, day),
  ]);
  const groups = needing.flatMap(({ figures, names }) => sharedMistake(figures, names) ?? []);
  const children = needing
    .flatMap(({ figures, students }) => students.map((student) => ({ room: figures.room, student })))
    .sort((one, other) => byUrgency(one.student, other.student))
    .map(({ room, student }): Need => ({ kind: 'child', classId: room.id, className: room.name, student }));
  const [first, ...rest] = children;
  const people = [...(first === undefined ? [] : [first]), ...groups, ...rest];
  const jobs = jobsOf(all, {
    requests: requestsByRoom(all, asked),
    help,
    taken,
    isSchoolDay: ugandanCalendar(day),
  });
  const room = Math.max(mostPeople, mostNeeds - jobs.length);
  const named = people.slice(0, room);
  return {
    classes: needing.map(({ figures, students }) => {
      const shown = figures.pupils.filter(({ consentMissing }) => !consentMissing);
      return {
        ...headOf(figures.room),
        studentsCount: figures.pupils.length,
        begun: begunOf(figures.pupils),
        avgProgress: meanOf(shown.map(({ progress }) => progress)),
        avgAttendance: meanOf(shown.map(({ attendance }) => attendance)),
        needing: students.length,
      };
    }),
    needs: [...named, ...jobs].slice(0, mostNeeds),
    needing: children.length,
  };
};
