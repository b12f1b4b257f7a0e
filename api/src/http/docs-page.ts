import { createHash } from 'node:crypto';
import type { Call } from '@afrolearn/contract/define.ts';
import { calls } from '@afrolearn/contract/index.ts';
import { refusals } from '@afrolearn/contract/refusals.ts';
import { languageCodes } from '@afrolearn/learning/languages/languages.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contentPolicy } from './headers.ts';
import { openApi, refusalsOf } from './openapi.ts';

/** A readable page of the contract. It has no script and can be printed. */

const style = `
:root{color-scheme:light dark;--bg:#faf2e1;--surface:#fffcf4;--text:#2b1a10;--soft:#5b4535;--line:#e3d3b2;--ink:#2a3572;--sunk:#f1e5cb}
@media(prefers-color-scheme:dark){:root{--bg:#14152c;--surface:#1f2140;--text:#fbf1dd;--soft:#d5c9b8;--line:#363963;--ink:#f3b53c;--sunk:#0e0f22}}
*{box-sizing:border-box}body{margin:0 auto;max-width:58rem;padding:2rem 1rem 4rem;background:var(--bg);color:var(--text);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{line-height:1.15}a{color:var(--ink)}article{background:var(--surface);border:1px solid var(--line);border-radius:.875rem;padding:1rem 1.25rem;margin:1rem 0}
h2{font:700 1.0625rem/1.3 ui-monospace,monospace;margin:0;color:var(--ink)}dt{font-weight:600;margin-top:.75rem}dd{margin:0;color:var(--soft)}
pre{background:var(--sunk);padding:.75rem;border-radius:.5rem;overflow:auto;font-size:.8125rem;margin:.25rem 0}summary{cursor:pointer;min-height:2.75rem;display:flex;align-items:center}`;

const plain = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const shape = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string => {
  if (schema === undefined) return '';
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<details><summary>${title}</summary><pre tabindex="0">${plain(JSON.stringify(json, null, 2))}</pre></details>`;
};

const article = (key: string, call: Call): string => `<article>
<h2>${plain(key.replace(' /', ' /api/'))}</h2><p>${plain(call.says)}</p>
<dl><dt>Who</dt><dd>${call.access}${call.only ? `, only in the ${call.only} profile` : ''}</dd>
<dt>Refusals</dt><dd>${refusalsOf(call)
  .map((code) => `${refusals[code].status} ${code}`)
  .join(', ')}</dd></dl>
${shape('Path', call.params, 'input')}${shape('Query', call.query, 'input')}${shape('Body', call.body, 'input')}${shape('Answer', call.reply, 'output')}
</article>`;

const page = () => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>AfroLearn API</title><style>${style}</style></head>
<body><main><h1>AfroLearn API</h1><p>Every call, as the server checks it. The same as
<a href="/api/docs/openapi.json">OpenAPI 3.1</a>. Calls that need a person carry <code>Authorization: Bearer</code> and the
token that <code>POST /api/login</code> answers. Every failed call answers <code>{ error, code, fields? }</code>.
Sentences are in the language that <code>Accept-Language</code> asks for (${languageCodes.join(', ')}), else in English.</p>
${Object.entries<Call>(calls)
  .map(([key, call]) => article(key, call))
  .join('\n')}</main></body></html>`;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/* Both are made at the first request: they are rarely read, and making them is half of the cost of a start. */
const once = (make: () => string) => {
  let made: string | null = null;
  return () => {
    made ??= make();
    return made;
  };
};
const html = once(page);
const json = once(() => JSON.stringify(openApi(), null, 2));

export const addDocs = (app: FastifyInstance): void => {
  const policy = contentPolicy({ scripts: [], styles: [hashOf(style)] });
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html()),
  );
  app.get('/api/docs/openapi.json', (_request, reply) => reply.type('application/json').send(json()));
};
