import { z } from 'zod';
import { defineCalls } from './define.ts';
import { Done } from './values.ts';

/** Spec 1 §3. The message is plain text, composed by the server from its own templates. */
export const Notification = z.object({
  id: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: z.string(),
  /** A page of ours, or null. */
  path: z.string().nullable(),
  kind: z.exactOptional(
    z.string().meta({ description: 'What it is about. Those of one kind may be shown together.' }),
  ),
});
export type Notification = z.infer<typeof Notification>;

export const notifications = defineCalls({
  'GET /notifications': {
    says: 'The newest 100 notifications of this person.',
    access: 'person',
    reply: z.array(Notification),
  },
  'POST /notifications/read': {
    says: 'Marks those of the own notifications read that are named here. Others, and what is read already, change nothing.',
    access: 'person',
    whileDormant: true,
    body: z.object({
      ids: z
        .array(z.string().regex(/^\d{1,15}$/))
        .min(1)
        .max(100),
    }),
    reply: Done,
    refusals: ['request/invalid'],
  },
  'POST /notifications/:id/read': {
    says: 'Marks one of the own notifications read. Doing it again changes nothing.',
    access: 'person',
    whileDormant: true,
    params: z.object({ id: z.string().regex(/^\d{1,15}$/) }),
    reply: Done,
  },
});
