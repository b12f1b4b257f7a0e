import { call } from '#lib/call.ts';

export const firstSteps = () => call('GET /school/first-steps');
export const teacherToday = () => call('GET /teacher/today');
export const weeklyActivity = () => call('GET /teacher/weekly-activity');
export const recentActivity = () => call('GET /teacher/recent-activity');
export const upcomingAssignments = () => call('GET /teacher/upcoming-assignments');
export const classSummary = (id: number) => call('GET /teacher/class/:id/summary', { params: { id } });

/* Rows per page, as in the contract, of which only types are imported. */
const aPage = 200;

/** All pages, one after the other: nearly every teacher has one. */
export const allStudents = async () => {
  const all = [];
  for (let page = 1; ; page += 1) {
    const rows = await call('GET /teacher/students', { query: { page } });
    all.push(...rows);
    if (rows.length < aPage) return all;
  }
};
