import type { ClassOfTeacher } from '@afrolearn/contract/classes.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { classTexts } from '#messages/classes/en.ts';
import { Link } from '#routing/index.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './classes.module.css';

const c = classes(css);

export type ClassLink = { to: string; label: string };
type Props = {
  room: ClassOfTeacher;
  links: readonly ClassLink[];
  onEdit: () => void;
  onArchive: () => void;
};

/** One class: the number of its pupils, and links to its pages. */
export const ClassRow = ({ room, links, onEdit, onArchive }: Props) => {
  const say = useText(classTexts);
  const places = [
    { to: paths.addPupils(room.id), label: say('addStudents') },
    { to: paths.classCards(room.id), label: say('cards') },
    ...links,
  ];
  return (
    <li className={c('row')}>
      <div className={c('words')}>
        <h3>
          <Link to={paths.classDetail(room.id)}>{room.name}</Link>
        </h3>
        <p className={c('facts')}>
          <span>{room.grade}</span>
          <span>{room.subject}</span>
          <span className="num">{say('students', { count: room.students })}</span>
        </p>
        <p className={c('code')}>
          {room.code === null && say('noCode')}
          {room.code !== null && room.codeRests !== true && say('code', { code: room.code })}
          {room.codeRests === true && <Link to={paths.teachers}>{say('codeRests')}</Link>}
        </p>
      </div>
      <div className={c('acts')}>
        {places.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClass({ kind: 'quiet', size: 'sm' })}>
            {label}
          </Link>
        ))}
        <Button size="sm" kind="ghost" aria-label={`${say('edit')}: ${room.name}`} onClick={onEdit}>
          {say('edit')}
        </Button>
        <Button size="sm" kind="ghost" aria-label={`${say('archive')}: ${room.name}`} onClick={onArchive}>
          {say('archive')}
        </Button>
      </div>
    </li>
  );
};
