import type { Ask } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export type { KeptPage, KeptPageRow } from '@afrolearn/contract/assistant.ts';

export const keptPages = () => call('GET /assistant/pages');
export const keptPage = (id: string) => call('GET /assistant/pages/:id', { params: { id } });
export const keepPage = (page: Ask<'POST /assistant/pages'>['body']) =>
  call('POST /assistant/pages', { body: page });
export const changePage = (id: string, page: Ask<'PUT /assistant/pages/:id'>['body']) =>
  call('PUT /assistant/pages/:id', { params: { id }, body: page });
export const dropPage = (id: string) => call('DELETE /assistant/pages/:id', { params: { id } });

export const modelIsSet = () => call('GET /assistant/model');
export const otherWords = (
  tool: Ask<'POST /assistant/suggestions'>['body']['tool'],
  blocks: Ask<'POST /assistant/suggestions'>['body']['blocks'],
) => call('POST /assistant/suggestions', { body: { tool, blocks } });
