import type { ToolContents, ToolWithContent } from '@afrolearn/learning/tools/registry.ts';
import { type Answer, useAnswer, useOwnAnswer } from '#ask/use-answer.ts';
import { useSession } from '#lib/session.tsx';
import { toolContent } from './tool-content.api.ts';

/**
 * The data of a tool. For signed-in people the last good answer is cached on the device, so that the tool works
 * offline after one visit; the cache is cleared at log out, like all cached answers. For visitors it lasts as long as
 * the page.
 */
export const useToolContent = <T extends ToolWithContent>(tool: T): Answer<ToolContents[T]> => {
  const { user, status } = useSession();
  const question = `tool ${tool}`;
  const kept = useOwnAnswer(user === null ? null : question, () => toolContent(tool), {
    afterProgress: false,
  });
  const passing = useAnswer(user === null && status !== 'looking' ? question : null, () => toolContent(tool));
  return user === null ? passing : kept;
};
