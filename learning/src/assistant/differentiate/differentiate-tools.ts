import { adjustments } from '#assistant/differentiate/adjustments.ts';
import { groupRota } from '#assistant/differentiate/group-rota.ts';
import { simplerText } from '#assistant/differentiate/simpler-text.ts';
import { stretchQuestions } from '#assistant/differentiate/stretch-questions.ts';
import { taskCards } from '#assistant/differentiate/task-cards.ts';
import type { Tool } from '#assistant/tool.ts';

export const differentiateTools: readonly Tool[] = [
  taskCards,
  simplerText,
  stretchQuestions,
  groupRota,
  adjustments,
];
