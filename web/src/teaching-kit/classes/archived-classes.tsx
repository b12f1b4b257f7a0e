import type { Reply } from '@afrolearn/contract';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { classTexts } from '#messages/classes/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './classes.module.css';

const c = classes(css);

type Archived = Reply<'GET /classes/archived'>[number];
type Props = { rooms: readonly Archived[]; busy: boolean; onBack: (room: Archived) => void };

/** Archived classes, which can be restored. Folded, because they are rarely needed. */
export const ArchivedClasses = ({ rooms, busy, onBack }: Props) => {
  const say = useText(classTexts);
  const { language } = useLanguage();
  if (rooms.length === 0) return null;
  return (
    <details className={c('archived')}>
      <summary>
        {say('archivedClasses')} ({rooms.length})
      </summary>
      <ul className={c('list')}>
        {rooms.map((room) => (
          <li key={room.id} className={c('row')}>
            <div className={c('words')}>
              <b>{room.name}</b>
              <p className={c('facts')}>
                <span>{room.grade}</span>
                <span className="num">{say('students', { count: room.students })}</span>
                <span>{say('until', { date: dayText(language, room.undoUntil) })}</span>
              </p>
            </div>
            <Button
              size="sm"
              kind="quiet"
              busy={busy}
              aria-label={`${say('bringBack')}: ${room.name}`}
              onClick={() => onBack(room)}
            >
              {say('bringBack')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};
