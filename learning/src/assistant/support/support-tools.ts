import { childAtRisk } from '#assistant/support/child-at-risk.ts';
import { feedbackComments } from '#assistant/support/feedback-comments.ts';
import { letterToParents } from '#assistant/support/letter-to-parents.ts';
import { reportComments } from '#assistant/support/report-comments.ts';
import { reteachPlan } from '#assistant/support/reteach-plan.ts';
import type { Tool } from '#assistant/tool.ts';

export const supportTools: readonly Tool[] = [
  reteachPlan,
  feedbackComments,
  letterToParents,
  reportComments,
  childAtRisk,
];
