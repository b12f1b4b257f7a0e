import type { ToolContents, ToolWithContent } from '@afrolearn/learning/tools/registry.ts';
import { type Answer, useAnswerForAll } from '#ask/use-answer.ts';
import { toolContent } from './tool-content.api.ts';

/** The data of a tool. For signed-in people it is cached on the device, so that the tool works offline after one visit. */
export const useToolContent = <T extends ToolWithContent>(tool: T): Answer<ToolContents[T]> =>
  useAnswerForAll(`tool ${tool}`, () => toolContent(tool));
