import { dayIn } from '@afrolearn/learning/streaks/days.ts';

/** Today in the device's time zone, as `2026-03-09`. */
export const today = (): string => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', Date.now());
