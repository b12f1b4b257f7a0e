import { call } from '#lib/call.ts';

export const classSummary = (id: number) => call('GET /teacher/class/:id/summary', { params: { id } });
export const myClasses = () => call('GET /classes/mine');
