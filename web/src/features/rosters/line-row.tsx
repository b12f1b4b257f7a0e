import type { Reply } from '@afrolearn/contract';
import type { CheckedLine } from '@afrolearn/contract/rosters.ts';
import { partedName } from '@afrolearn/learning/rosters/columns.ts';
import { type FormEvent, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { rosters } from '#messages/rosters/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import css from './rosters.module.css';
import type { Mend } from './use-roster.ts';

const c = classes(css);

type Problem = CheckedLine['problems'][number];
type Rooms = Reply<'GET /rosters/classes'>;
type FixProps = {
  line: CheckedLine;
  problem: Problem;
  rooms: Rooms;
  busy: boolean;
  onMend: (more: Mend) => void;
};

const NameFix = ({ line, busy, onMend }: Omit<FixProps, 'rooms' | 'problem'>) => {
  const say = useText(rosters);
  const [name, setName] = useState(line.row.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMend({ name });
  };
  return (
    <form className={c('fix', 'wide')} onSubmit={submit}>
      <input
        className={c('small')}
        aria-label={say('nameOf', { line: line.row.line })}
        value={name}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="sm" kind="quiet" disabled={busy}>
        {say('apply')}
      </Button>
    </form>
  );
};

/** Questions whether the line is another child; others ask for confirmation. */
const ofSameName: readonly string[] = ['roster/here', 'roster/twice', 'roster/known', 'roster/known-in'];

/** A letter or an age beside a name: remove it, or make it part of the name. */
const BesideFix = ({ line, problem, busy, onMend }: Omit<FixProps, 'rooms'>) => {
  const say = useText(rosters);
  const { name, rest } = partedName(line.row.name);
  return (
    <>
      <Button size="sm" kind="quiet" disabled={busy} onClick={() => onMend({ name })}>
        {say('leaveText', { text: rest })}
      </Button>
      {problem.kind === 'decide' && (
        <Button size="sm" kind="quiet" disabled={busy} onClick={() => onMend({ whole: true })}>
          {say('partOfName')}
        </Button>
      )}
    </>
  );
};

/** The fix for one problem. Roles and states cannot be fixed: such a line is left out. */
const Fix = ({ line, problem, rooms, busy, onMend }: FixProps) => {
  const say = useText(rosters);
  const { column, kind, key, pupil } = problem;
  if (key === 'roster/beside') return <BesideFix line={line} problem={problem} busy={busy} onMend={onMend} />;
  if (kind === 'decide')
    return (
      <>
        {(key === 'roster/one-name' || key === 'roster/odd') && (
          <NameFix line={line} busy={busy} onMend={onMend} />
        )}
        {pupil !== undefined && (
          <Button size="sm" kind="quiet" disabled={busy} onClick={() => onMend({ same: pupil.id })}>
            {say('same')}
          </Button>
        )}
        {column === 'name' && (
          <Button size="sm" kind="quiet" disabled={busy} onClick={() => onMend({ sure: true })}>
            {say(ofSameName.includes(key) ? 'another' : 'rightSo')}
          </Button>
        )}
      </>
    );
  if (column === 'name') return <NameFix line={line} busy={busy} onMend={onMend} />;
  if (column === 'class')
    return (
      <select
        className={c('small')}
        aria-label={say('classOf', { line: line.row.line })}
        value=""
        disabled={busy}
        onChange={(event) => onMend({ classId: Number(event.target.value) })}
      >
        <option value="">{say('chooseClass')}</option>
        {rooms.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    );
  if (column === 'role' || column === 'status') return null;
  return (
    <Button size="sm" kind="quiet" disabled={busy} onClick={() => onMend({ [column]: '' })}>
      {say('ignore')}
    </Button>
  );
};

type Props = {
  line: CheckedLine;
  out: boolean;
  rooms: Rooms;
  busy: boolean;
  onMend: (more: Mend) => void;
  onLeave: (out: boolean) => void;
};

/** One original line with its problems and their fixes. */
export const LineRow = ({ line, out, rooms, busy, onMend, onLeave }: Props) => {
  const say = useText(rosters);
  const open = !out && line.problems.length > 0;
  return (
    <li className={c('problem', out && 'out')}>
      <b className={join(c('place'), 'num')}>{say('line', { line: line.row.line })}</b>
      <div className={c('about')}>
        <code>{line.row.raw === '' ? line.name : line.row.raw}</code>
        {out && <p className={c('hint')}>{say('leftOutText')}</p>}
        {!out && line.problems.length === 0 && (
          <p>
            {line.name} · {line.className}
          </p>
        )}
        {open &&
          line.problems.map((problem) => (
            <div key={`${problem.column} ${problem.text}`} className={c('what')}>
              <p>
                <b>{problem.text}</b>
              </p>
              <div className={c('fix')}>
                <Fix line={line} problem={problem} rooms={rooms} busy={busy} onMend={onMend} />
              </div>
            </div>
          ))}
      </div>
      <div className={c('state')}>
        {out && <Badge>{say('leftOut')}</Badge>}
        {open && <Badge kind="notyet">{say('decide')}</Badge>}
        {!out && !open && <Badge kind="ok">{say('fixed')}</Badge>}
        <Button size="sm" kind="ghost" disabled={busy} onClick={() => onLeave(!out)}>
          {say(out ? 'bringBack' : 'leaveOut')}
        </Button>
      </div>
    </li>
  );
};
