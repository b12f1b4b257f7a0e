import type { ReportReason } from '@afrolearn/learning/safety/reports.ts';
import { Line } from '#ui/line-icon.tsx';

/** The kit's own icons, inlined so that the card works offline. */
const drawings = {
  flag: 'M5 21V4h13l-3 4.5 3 4.5H5',
  unkind: 'M3 4h18v12H11l-5 5v-5H3zM12 7v4M12 13.5v.01',
  'not-for-children': 'M2 12q10-14 20 0-10 14-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 21 20 3',
  asks: 'M12 22q-8-9-8-13a8 8 0 0 1 16 0q0 4-8 13zM8 10l4-4 4 4M9.5 9v4h5V9',
  adult: 'M10 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM2 21q0-7 8-7M16 15l6 6m0-6-6 6',
  scared: 'M12 21Q2 13 3 8q2-6 9-1 7-5 9 1 1 5-9 13zM12 7l-2 4 4 2-2 4',
  other: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM9 9q1-3 4-2t1 4q-2 1-2 3M12 17v.01',
  next: 'M9 5l7 7-7 7',
  phone: 'M5 3h4l2 6-3 2q2 4 5 5l2-3 6 2v4q-1 3-5 2Q4 18 3 6q0-3 2-3z',
  offline: 'M3 9q9-7 18 0M7 13q5-4 10 0M12 18v.01M3 3l18 18',
  teacher: 'M1 9l11-5 11 5-11 5zM6 12v5q6 4 12 0v-5M23 9v7',
} as const satisfies Record<ReportReason, string> & Record<string, string>;

export const Sign = ({ name, size = 24 }: { name: keyof typeof drawings; size?: number }) => (
  <Line path={drawings[name]} size={size} />
);
