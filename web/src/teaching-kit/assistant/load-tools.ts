import type { Tool } from '@afrolearn/learning/assistant/tool.ts';
import { type ToolGroup, toolGroups } from '@afrolearn/learning/assistant/tools.ts';
import { later } from '#lib/lazy.tsx';

/** The generators of a group are one chunk, loaded with the first of its tools. A group without any is hidden. */
const makers: Readonly<Partial<Record<ToolGroup, () => Promise<readonly Tool[]>>>> = {
  plan: later(async () => (await import('@afrolearn/learning/assistant/plan/plan-tools.ts')).planTools),
  create: later(
    async () => (await import('@afrolearn/learning/assistant/create/create-tools.ts')).createTools,
  ),
  differentiate: later(
    async () =>
      (await import('@afrolearn/learning/assistant/differentiate/differentiate-tools.ts')).differentiateTools,
  ),
  support: later(
    async () => (await import('@afrolearn/learning/assistant/support/support-tools.ts')).supportTools,
  ),
  learn: later(async () => (await import('@afrolearn/learning/assistant/learn/learn-tools.ts')).learnTools),
};

export const shownGroups: readonly ToolGroup[] = toolGroups.filter((group) => makers[group] !== undefined);

export const loadTools = async (group: ToolGroup): Promise<readonly Tool[]> =>
  (await makers[group]?.()) ?? [];
