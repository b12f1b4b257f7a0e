import type { assistant as calls } from '@afrolearn/contract/assistant.ts';
import { reads, writes } from '#http/limits/limit.ts';
import { type PolicyOf, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { assistantRoutes } from './assistant.routes.ts';
import { modelRequests } from './limits.ts';

/** The sample page belongs to the class teacher and exists for nobody else. */
const ownPage = { ...teachers(404), 'class teacher': 200 };

export const assistant = defineSlice({
  name: 'assistant',
  routes: assistantRoutes,
  policy: {
    'GET /assistant/pages': { answers: teachers(), limit: reads },
    'POST /assistant/pages': { answers: teachers(201), limit: writes },
    'GET /assistant/pages/:id': { answers: ownPage, limit: reads },
    'PUT /assistant/pages/:id': { answers: ownPage, limit: writes },
    'DELETE /assistant/pages/:id': { answers: ownPage, limit: writes },
    'GET /assistant/model': { answers: teachers(), limit: reads },
    /* The matrix server has no model. */
    'POST /assistant/suggestions': { answers: teachers(409), limit: modelRequests },
  } satisfies PolicyOf<typeof calls>,
});
