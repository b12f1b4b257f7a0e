import type { Reply } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export type Notification = Reply<'GET /notifications'>[number];

export const allNotifications = () => call('GET /notifications');
export const markRead = (id: string) => call('POST /notifications/:id/read', { params: { id } });
