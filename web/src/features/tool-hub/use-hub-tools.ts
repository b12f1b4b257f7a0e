import { type HubTab, type OpenTool, openToolOf } from '@afrolearn/learning/tools/registry.ts';
import { type ToolSlug, toolSlugs } from '@afrolearn/learning/tools/slugs.ts';
import { useText } from '#lib/language.tsx';
import { toolHub } from '#messages/tool-hub/en.ts';
import { tools } from '#messages/tools/en.ts';
import type { Cloth } from '#ui/cloth.tsx';
import { toolLooks } from './tool-looks.ts';
import { tabOf } from './unmade-tools.ts';

type NameKey = Extract<keyof (typeof toolHub)['texts'], `name.${string}`>;
const isNameKey = (key: string): key is NameKey => key in toolHub.texts;

export type HubTool = {
  readonly slug: ToolSlug;
  readonly name: string;
  readonly about: string;
  readonly tab: HubTab;
  readonly cloth: Cloth;
  readonly picture: string;
  /** Null while it is being made. */
  readonly open: OpenTool | null;
};
export type ReadyTool = HubTool & { readonly open: OpenTool };

export const isReady = (tool: HubTool): tool is ReadyTool => tool.open !== null;

/** All documented tools in the order of the documents, in the language of the page. */
export const useHubTools = (): readonly HubTool[] => {
  const say = useText(toolHub);
  const sayName = useText(tools);
  return toolSlugs.map((slug) => {
    const open = openToolOf(slug);
    const key = `name.${slug}`;
    const unmade = isNameKey(key) ? say(key) : slug;
    return {
      slug,
      open,
      name: open === null ? unmade : sayName(open),
      about: say(`about.${slug}`),
      tab: tabOf(slug),
      ...toolLooks[slug],
    };
  });
};
