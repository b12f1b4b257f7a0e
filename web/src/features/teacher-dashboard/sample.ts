/** Labelled samples for failed calls in the demo (spec 2 §8, G22). Not used elsewhere. */
import type { Reply } from '@afrolearn/contract';

const daysFrom = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export const sampleWeek = (): Reply<'GET /teacher/weekly-activity'> => ({
  week: daysFrom(-6),
  days: [14, 15, 9, 16, 14, 3, 2],
  before: 64,
});

export const sampleRecent = (): Reply<'GET /teacher/recent-activity'> => [
  {
    id: 'sample-1',
    type: 'perfect',
    text: 'Sample Student scored 100% in Electricity: Checkpoint 1',
    icon: 'trophy',
    timestamp: daysFrom(0),
    className: 'P7 Sample',
  },
  {
    id: 'sample-2',
    type: 'work',
    text: '9 students worked on Electricity',
    icon: 'tasks',
    timestamp: daysFrom(-1),
    className: 'P7 Sample',
  },
];

export const sampleAssignments = (): Reply<'GET /teacher/upcoming-assignments'> => [
  {
    id: 1,
    title: 'Circuits checkpoint',
    dueDate: daysFrom(3),
    className: 'P7 Sample',
    subject: 'Science',
    grade: 'Primary 7',
    learners: 58,
    done: 41,
  },
];
