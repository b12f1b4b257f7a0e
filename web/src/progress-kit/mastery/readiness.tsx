import type { Reply } from '@afrolearn/contract';
import { useText } from '#lib/language.tsx';
import { courses } from '#messages/courses/en.ts';
import { Badge } from '#ui/badge.tsx';

type Unit = Reply<'GET /unit/:id'>;

/** Whether an entry can be opened to learn from. Where everything can, nothing needs to be said. */
export const Readiness = ({ entry, unit }: { entry: Unit['items'][number]; unit: Pick<Unit, 'items'> }) => {
  const say = useText(courses);
  if (!entry.written) return <Badge>{say('beingWritten')}</Badge>;
  return unit.items.every(({ written }) => written) ? null : <Badge kind="ok">{say('ready')}</Badge>;
};
