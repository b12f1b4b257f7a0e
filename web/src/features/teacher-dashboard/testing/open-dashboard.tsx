/** The teacher's dashboard with the answers of a server, for tests. */
import type { Reply } from '@afrolearn/contract';
import { replied, serverAnswers } from '#testing/fake-server.ts';
import { personOf } from '#testing/people.ts';
import { showPage } from '#testing/show.tsx';
import { TeacherDashboardPage } from '../dashboard-page.tsx';

export const room = { id: 3, name: 'P7 Blue', grade: 'Primary 7', subject: 'Science', subjectId: 7 };
const entry = { id: 'u400-l2', title: 'Simple circuits', unit: 'Electricity' };
export const today: Reply<'GET /teacher/today'> = {
  classes: [{ ...room, studentsCount: 58, begun: 41, avgProgress: 71, avgAttendance: null, needing: 4 }],
  needing: 4,
  needs: [
    {
      kind: 'child',
      classId: 3,
      className: 'P7 Blue',
      student: {
        id: 9,
        name: 'Okello James',
        picture: null,
        progress: 34,
        attendance: 71,
        lastActivity: null,
        reason: { kind: 'away', missed: 3, registered: 10, entry },
      },
    },
    {
      kind: 'group',
      classId: 3,
      className: 'P7 Blue',
      mistake: { id: 'm', name: 'Adds the tops', help: 'Make the bottoms equal first.' },
      entry,
      students: 11,
    },
    { kind: 'job', classId: 3, className: 'P7 Blue', job: 'attendance', count: 58 },
    { kind: 'job', classId: 3, className: 'P7 Blue', job: 'requests', count: 2 },
  ],
};
export const summary: Reply<'GET /teacher/class/:id/summary'> = {
  class: room,
  studentsCount: 58,
  begun: 58,
  avgProgress: 71,
  avgAttendance: null,
  topPerformer: { id: 1, name: 'Apio Sarah', progress: 96, attendance: null },
  progressOverTime: [42, 48, 50, 58, 64, 71],
  weeks: ['2026-02-02', '2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02', '2026-03-09'],
  attendanceBreakdown: null,
  studentsNeedingAttention: [],
  studentRoster: [],
  ready: 20,
  reached: 12,
};
export const student = (id: number, name: string, progress: number | null, more: object = {}) => ({
  id,
  name,
  progress,
  attendance: null,
  lastActivity: null,
  done: 4,
  consentMissing: false,
  isNew: false,
  needsAttention: progress !== null && progress < 60,
  classId: 3,
  className: 'P7 Blue',
  ...more,
});

export const openDashboard = async (
  answers: Parameters<typeof serverAnswers>[0] = {},
  path = '/teacher-dashboard',
) => {
  localStorage.setItem('token', 'mango');
  const asked = serverAnswers({
    'GET /me': () => replied('GET /me', personOf('teacher')),
    'GET /teacher/today': () => replied('GET /teacher/today', today),
    'GET /teacher/weekly-activity': () =>
      replied('GET /teacher/weekly-activity', {
        week: '2026-03-02',
        days: [4, 2, 0, 9, 3, 0, 0],
        before: 10,
      }),
    'GET /teacher/recent-activity': () => replied('GET /teacher/recent-activity', []),
    'GET /teacher/upcoming-assignments': () => replied('GET /teacher/upcoming-assignments', []),
    ...answers,
  });
  await showPage(path, <TeacherDashboardPage />);
  return asked;
};
