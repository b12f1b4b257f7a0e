import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { pages } from '#messages/pages/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type FoundLesson = { id: string; title: string; grade: string | null };

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;

/** The lesson passed by the search in the navigation state (spec 1 §2.5, 2.9), or null. */
export const foundIn = (state: unknown): FoundLesson | null => {
  const lesson = partOf(state, 'lesson');
  const id = partOf(lesson, 'id');
  const title = partOf(lesson, 'title');
  const grade = partOf(partOf(state, 'grade'), 'name');
  if (typeof id !== 'string' || typeof title !== 'string') return null;
  return { id, title, grade: typeof grade === 'string' ? grade : null };
};

export const FoundLessonCard = ({ id, title }: FoundLesson) => {
  const say = useText(pages);
  return (
    <Notice
      kind="info"
      action={
        <ButtonLink size="sm" to={paths.lesson(id)}>
          {say('openLesson')}
        </ButtonLink>
      }
    >
      {say('lookedFor', { title })}
    </Notice>
  );
};
