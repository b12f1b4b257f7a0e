/** Pages of the demo's teacher, made by the assistant's own tools. */
import { randomUUID } from 'node:crypto';
import { storyProblems } from '@afrolearn/learning/assistant/create/story-problems.ts';
import { termCalendar } from '@afrolearn/learning/assistant/plan/term-calendar.ts';
import { addDays, dayIn, defaultZone } from '@afrolearn/learning/streaks/days.ts';
import type { Db } from '#db/connect.ts';
import { keepPage } from '#features/assistant/index.ts';

const draw = 7;
const mostPages = 10;

export const fillAssistant = async (db: Db, teacherId: number, now: Date): Promise<void> => {
  const starts = addDays(dayIn(defaultZone, now.getTime()), -28);
  const made = [
    {
      tool: termCalendar,
      values: {
        term: '1',
        starts,
        weeks: 12,
        className: 'P7 Blue',
        events: 'week 6: Sports day\nweek 9: Visiting day for families',
      },
    },
    { tool: storyProblems, values: { grade: '4', topic: 'market', questions: 6 } },
  ];
  for (const { tool, values } of made) {
    const page = tool.make({ draw }, values);
    if (page === null) continue;
    const form = { unitId: null, lessonId: null, draw, values };
    await keepPage(db, { userId: teacherId, id: randomUUID(), tool: tool.id, page, form }, now, mostPages);
  }
};
