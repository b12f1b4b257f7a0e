import { openToolOf } from '@afrolearn/learning/tools/registry.ts';
import { readLocal } from '#lib/local.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { type HubTool, isReady, type ReadyTool } from './use-hub-tools.ts';
import { type KnownWorks, useWorks } from './use-works.ts';

/** `work`: the last one that was made. Else the tool that was used last, or one to begin with. */
export type Start =
  | { kind: 'work'; tool: ReadyTool; title: string; to: string }
  | { kind: 'used' | 'first'; tool: ReadyTool; to: string };

/** `looking` until the device was read, and while only another device may have a work. */
const startOf = (
  tools: readonly HubTool[],
  known: KnownWorks | null,
  lastTool: string | null,
): Start | 'looking' | null => {
  if (known === null) return 'looking';
  const ready = tools.filter(isReady);
  const toolOf = (slug: string) => ready.find(({ open }) => open === openToolOf(slug));
  for (const { id, tool: slug, title } of known.works) {
    const tool = toolOf(slug);
    if (tool !== undefined) return { kind: 'work', tool, title, to: paths.toolWork(tool.slug, id) };
  }
  if (!known.isSettled) return 'looking';
  const used = lastTool === null ? undefined : toolOf(lastTool);
  const tool = used ?? ready[0];
  if (tool === undefined) return null;
  return { kind: used === undefined ? 'first' : 'used', tool, to: paths.tool(tool.slug) };
};

type Known = {
  start: Start | 'looking' | null;
  /** The number of works made with a tool. */
  madeWith: (tool: HubTool) => number;
};

/** Where this learner goes on. Null for adults and visitors. */
export const useStart = (tools: readonly HubTool[]): Known => {
  const { user } = useSession();
  const known = useWorks();
  if (user?.role !== 'learner') return { start: null, madeWith: () => 0 };
  return {
    start: startOf(tools, known, readLocal('afl_tool_last')),
    madeWith: ({ open }) => known?.works.filter(({ tool }) => openToolOf(tool) === open).length ?? 0,
  };
};
