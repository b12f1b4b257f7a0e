import type { ToolContents, ToolWithContent } from '@afrolearn/learning/tools/registry.ts';
import { type Answer, useAnswer, useOwnAnswer } from '#ask/use-answer.ts';
import { useSession } from '#lib/session.tsx';
import { toolContent } from './tool-content.api.ts';

/**
 * The data of a tool. For somebody signed in the last good copy stays on the device, so that the tool opens without a
 * network after one visit; it is cleared at log out, as all last answers are. A visitor has it as long as the page.
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
