import { lessonContent } from '@afrolearn/contract/lesson-content.ts';
import { entryById } from '#features/catalogue/index.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { fromLesson, fromReading, fromUnit } from './compose.ts';

export const lessonContentRoutes = serve(lessonContent, {
  // The server reads its own records by id and ignores the titles in the body.
  'POST /lesson-content/generate': async ({ body, db, say }) => {
    const found = await entryById(db, body.lessonId);
    if (found === null) throw refuse('access/not-found');
    const { item, unit } = found;
    const { content, hash } = item;
    if (content?.type === 'video')
      return { success: true, content: fromLesson(content, hash ?? ''), error: null };
    if (content?.type === 'reading')
      return { success: true, content: fromReading(content, hash ?? ''), error: null };
    return { success: true, content: fromUnit(item.title, unit, say), error: null };
  },
});
