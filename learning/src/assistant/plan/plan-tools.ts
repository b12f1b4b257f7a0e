import { lessonOpener } from '#assistant/plan/lesson-opener.ts';
import { lessonPlan } from '#assistant/plan/lesson-plan.ts';
import { practicalWork } from '#assistant/plan/practical-work.ts';
import { schemeOfWork } from '#assistant/plan/scheme-of-work.ts';
import { termCalendar } from '#assistant/plan/term-calendar.ts';
import type { Tool } from '#assistant/tool.ts';

export const planTools: readonly Tool[] = [
  schemeOfWork,
  lessonPlan,
  lessonOpener,
  termCalendar,
  practicalWork,
];
