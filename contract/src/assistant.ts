/** The teacher's assistant: its stored pages. The tools run in the browser. */
import { pageLimits, type ToolPage } from '@afrolearn/learning/assistant/page.ts';
import { fieldNames } from '@afrolearn/learning/assistant/tool.ts';
import { allToolIds, type ToolId } from '@afrolearn/learning/assistant/tools.ts';
import { wordableTools } from '@afrolearn/learning/assistant/wordable.ts';
import { z } from 'zod';
import { defineCalls, type Refusals } from './define.ts';
import { fault } from './faults.ts';
import { Done } from './values.ts';

/** The most pages a teacher can store; only the teacher deletes them. */
export const mostPages = 100;
/* The next version must still fit the database column. */
const mostVersion = 1_000_000_000;

const form = fault('assistant-page/form');
const long = fault('assistant-page/too-long');
const words = (most: number) => z.string(form).max(most, long);
const several = <T extends z.ZodType>(one: T, most: number = pageLimits.lines) =>
  z.array(one, form).max(most, long).readonly();

const Card = z.object({ title: words(pageLimits.cell), lines: several(words(pageLimits.cell)) });
const Block = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('heading'),
      text: words(pageLimits.cell),
      teacher: z.literal(true, form).exactOptional(),
      sheet: z.literal(true, form).exactOptional(),
    }),
    z.object({ kind: z.literal('text'), text: words(pageLimits.text) }),
    z.object({ kind: z.literal('list'), ordered: z.boolean(form), lines: several(words(pageLimits.cell)) }),
    z.object({
      kind: z.literal('table'),
      head: several(words(pageLimits.cell), pageLimits.columns),
      rows: several(several(words(pageLimits.cell), pageLimits.columns)),
    }),
    z.object({
      kind: z.literal('questions'),
      questions: several(
        z.object({
          text: words(pageLimits.text),
          options: several(words(pageLimits.cell)).exactOptional(),
          marks: z.int(form).min(0, form).max(100, long).exactOptional(),
          lines: z.int(form).min(0, form).max(pageLimits.writing, long).exactOptional(),
        }),
      ),
    }),
    z.object({ kind: z.literal('answers'), lines: several(words(pageLimits.text)) }),
    z.object({ kind: z.literal('cards'), cards: several(Card) }),
    z.object({ kind: z.literal('board'), parts: several(Card, pageLimits.columns) }),
    z.object({
      kind: z.literal('pictures'),
      rows: several(
        z.object({
          task: words(pageLimits.cell),
          pictures: several(
            z.object({
              drawing: z.string(form).regex(/^[a-z0-9-]{1,40}$/, form),
              times: z.int(form).min(1, form).max(pageLimits.times, long),
            }),
            pageLimits.columns,
          ),
          write: z.literal(true, form).exactOptional(),
          pale: z.literal(true, form).exactOptional(),
          words: several(words(pageLimits.cell), pageLimits.columns).exactOptional(),
        }),
        pageLimits.columns,
      ),
    }),
    z.object({ kind: z.literal('writing'), count: z.int(form).min(1, form).max(pageLimits.writing, long) }),
  ],
  form,
);

const Blocks = several(Block, pageLimits.blocks);

const Page = z.object({
  title: z.string(form).trim().min(1, fault('title/missing')).max(pageLimits.title, long),
  about: several(words(pageLimits.cell), pageLimits.about),
  blocks: Blocks,
  madeFrom: several(z.object({ id: words(40), title: words(pageLimits.title) }), pageLimits.madeFrom),
  modelWords: z.literal(true, form).exactOptional(),
}) satisfies z.ZodType<ToolPage>;

/** The form's values, so that a page can be made again. */
const Form = z.object({
  unitId: z.int(form).nullable(),
  lessonId: words(40).nullable(),
  draw: z.int(form).min(0, form).max(0xffffffff, form),
  values: z.partialRecord(
    z.enum(fieldNames, form),
    z.union([words(pageLimits.value), z.number(form), z.boolean(form)], form),
  ),
});

const Tool = z.enum(allToolIds as readonly [ToolId, ...ToolId[]], form);
const InPath = z.object({ id: z.uuid() });

/** A list row: the page's kind and its last change. */
export const KeptPageRow = z.object({
  id: z.uuid(),
  tool: Tool,
  title: z.string(),
  changedAt: z.string(),
});
export type KeptPageRow = z.infer<typeof KeptPageRow>;

export const KeptPage = KeptPageRow.extend({ page: Page, form: Form, version: z.int() });
export type KeptPage = z.infer<typeof KeptPage>;

export const assistantRefusals = {
  'assistant/full': {
    status: 409,
    text: `You have kept ${mostPages} pages. Please delete some that you do not need, then save again.`,
  },
  'assistant/changed': {
    status: 409,
    text: 'This page was changed on another device. Save yours as a new page, or open it again.',
  },
  'assistant/no-model': {
    status: 409,
    text: 'This server has no model that suggests other words. Every tool works without one.',
  },
  'assistant/model-silent': {
    status: 503,
    text: 'The model did not answer in time. Your page is as it was, and whole.',
  },
  'assistant/model-unfit': {
    status: 409,
    text: 'The model suggested nothing that passed our checks. Your page is as it was, and whole.',
  },
} as const satisfies Refusals;

/** The model's rewording that passed the checks. `changed` counts phrases. */
export const Suggestion = z.object({ blocks: Blocks, changed: z.int() });
export type Suggestion = z.infer<typeof Suggestion>;

const limitBytes = 256 * 1024;

export const assistant = defineCalls({
  'GET /assistant/pages': {
    says: `The pages that this teacher kept, the last changed first, at most ${mostPages}. Nobody else sees them.`,
    access: 'teacher',
    reply: z.array(KeptPageRow),
  },
  'POST /assistant/pages': {
    says: 'Keeps a page that a tool made. The id is made on the device, so sending it twice keeps it once.',
    access: 'teacher',
    body: z.object({ id: z.uuid(form), tool: Tool, page: Page, form: Form }),
    reply: KeptPage,
    status: 201,
    refusals: ['assistant/full'],
    limitBytes,
  },
  'GET /assistant/pages/:id': {
    says: 'One own page, whole.',
    access: 'teacher',
    params: InPath,
    reply: KeptPage,
  },
  'PUT /assistant/pages/:id': {
    says: 'Changes an own page, if it still has the version that was changed.',
    access: 'teacher',
    params: InPath,
    body: z.object({ version: z.int(form).min(1, form).max(mostVersion, form), page: Page, form: Form }),
    reply: KeptPage,
    refusals: ['assistant/changed'],
    limitBytes,
  },
  'GET /assistant/model': {
    says: 'Whether the operator has set a model that suggests other words for a page.',
    access: 'teacher',
    reply: z.object({ set: z.boolean() }),
  },
  'POST /assistant/suggestions': {
    says:
      'Other words for a page, from the model that the operator has set. Phrases that name anybody of the school are ' +
      'not sent to it, and what it answers passes the checks of pages or is dropped. Nothing is kept.',
    access: 'teacher',
    body: z.object({ tool: z.enum(wordableTools, form), blocks: Blocks }),
    reply: Suggestion,
    refusals: ['assistant/no-model', 'assistant/model-silent', 'assistant/model-unfit'],
    limitBytes,
  },
  'DELETE /assistant/pages/:id': {
    says: 'Deletes an own page.',
    access: 'teacher',
    params: InPath,
    reply: Done,
  },
});
