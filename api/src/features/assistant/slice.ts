import type { assistant as calls } from '@afrolearn/contract/assistant.ts';
import { type PolicyOf, teachers } from '#http/policy.ts';
import { defineSlice } from '#http/serve.ts';
import { assistantRoutes } from './assistant.routes.ts';

/** The sample page belongs to the class teacher and exists for nobody else. */
const ownPage = { ...teachers(404), 'class teacher': 200 };

export const assistant = defineSlice({
  name: 'assistant',
  routes: assistantRoutes,
  policy: {
    'GET /assistant/pages': { answers: teachers(), limit: 'R' },
    'POST /assistant/pages': { answers: teachers(201), limit: 'W' },
    'GET /assistant/pages/:id': { answers: ownPage, limit: 'R' },
    'PUT /assistant/pages/:id': { answers: ownPage, limit: 'W' },
    'DELETE /assistant/pages/:id': { answers: ownPage, limit: 'W' },
    'GET /assistant/model': { answers: teachers(), limit: 'R' },
    /* The matrix server has no model. */
    'POST /assistant/suggestions': { answers: teachers(409), limit: 'AI' },
  } satisfies PolicyOf<typeof calls>,
});
