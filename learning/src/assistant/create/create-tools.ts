import { chalkboardPlan } from '#assistant/create/chalkboard-plan.ts';
import { exitTicket } from '#assistant/create/exit-ticket.ts';
import { readingPassage } from '#assistant/create/reading-passage.ts';
import { storyProblems } from '#assistant/create/story-problems.ts';
import { testPaper } from '#assistant/create/test-paper.ts';
import { wordCards } from '#assistant/create/word-cards.ts';
import { worksheet } from '#assistant/create/worksheet.ts';
import type { Tool } from '#assistant/tool.ts';

export const createTools: readonly Tool[] = [
  testPaper,
  worksheet,
  exitTicket,
  readingPassage,
  wordCards,
  chalkboardPlan,
  storyProblems,
];
