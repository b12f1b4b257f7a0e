import { firstLeft } from '@afrolearn/learning/today/units.ts';
import { callAs } from '#lib/call.ts';
import * as paths from '#lib/paths.ts';

/** The lesson that Today offers a newcomer; null where the class has none, or the call failed. */
export const firstLessonPath = async (token: string | null): Promise<string | null> => {
  try {
    const { ahead, opened } = await callAs(token, 'GET /today', { query: {} });
    const entry = ahead === null ? null : firstLeft(ahead, opened);
    return entry === null ? null : paths.lesson(entry.id);
  } catch {
    return null;
  }
};
