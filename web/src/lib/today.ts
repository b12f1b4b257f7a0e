import { dayIn } from '@afrolearn/learning/streaks/days.ts';

/** Today where the person is, as `2026-03-09`. */
export const today = (): string => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', Date.now());
