import type { OpenTool } from '@afrolearn/learning/tools/registry.ts';
import { call } from '#lib/call.ts';

export const worksOfAccount = (tool: OpenTool) => call('GET /me/works', { query: { tool } });
export const workOfAccount = (id: string) => call('GET /me/works/:id', { params: { id } });
