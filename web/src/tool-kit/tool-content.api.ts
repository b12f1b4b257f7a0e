import type { ToolContents, ToolWithContent } from '@afrolearn/learning/tools/registry.ts';
import { call } from '#lib/call.ts';

export const toolContent = async <T extends ToolWithContent>(tool: T): Promise<ToolContents[T]> => {
  const { content } = await call('GET /tools/:slug/content', { params: { slug: tool } });
  // The server keeps the data of each tool under its name.
  return content as ToolContents[T];
};
