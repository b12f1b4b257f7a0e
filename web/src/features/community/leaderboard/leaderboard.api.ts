import type { Reply } from '@afrolearn/contract';
import { call } from '#lib/call.ts';

export type Board = Reply<'GET /leaderboard'>;
export type BoardEntry = Board[number];
export type OwnPlace = Reply<'GET /leaderboard/me'>;
export type HelpMark = Reply<'GET /help-marks'>[number];

export const ownBoard = () => call('GET /leaderboard', { query: {} });
export const boardOfClass = (classId: number) => call('GET /leaderboard', { query: { classId } });
export const ownPlace = () => call('GET /leaderboard/me');
export const ownClasses = () => call('GET /classes/mine');
export const ownXp = (userId: number) => call('GET /xp/:userId', { params: { userId } });

export const classmates = () => call('GET /help-marks/classmates');
export const sayHelped = (helperId: number) => call('POST /help-marks', { body: { helperId } });
export const waitingMarks = () => call('GET /help-marks');
export const confirmMark = (id: number) => call('POST /help-marks/:id/confirm', { params: { id } });
export const putMarkAside = (id: number) => call('POST /help-marks/:id/not-now', { params: { id } });
