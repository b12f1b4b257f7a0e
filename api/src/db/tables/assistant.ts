/** Pages of the teacher's assistant that a teacher saved. The foreign key to the owner is in the migrations only. */
import type { ToolPage } from '@afrolearn/learning/assistant/page.ts';
import type { AnyValues } from '@afrolearn/learning/assistant/tool.ts';
import type { ToolId } from '@afrolearn/learning/assistant/tools.ts';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#db/columns.ts';

export type KeptForm = { unitId: number | null; lessonId: string | null; draw: number; values: AnyValues };

export const assistantPages = pgTable(
  'assistant_pages',
  {
    userId: integer('user_id').notNull(),
    id: uuid('id').notNull(),
    tool: text('tool').$type<ToolId>().notNull(),
    title: text('title').notNull(),
    page: jsonb('page').$type<ToolPage>().notNull(),
    form: jsonb('form').$type<KeptForm>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
