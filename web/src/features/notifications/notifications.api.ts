import type { Reply } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export type Notification = Reply<'GET /notifications'>[number];

export const allNotifications = () => call('GET /notifications');
export const markAllRead = (ids: string[]) => call('POST /notifications/read', { body: { ids } });
export const markRead = (id: string) => call('POST /notifications/:id/read', { params: { id } });
