import type { Reply } from '@afrolearn/contract';
import { useText } from '#lib/language.tsx';
import { rosters } from '#messages/rosters/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { ColumnsPart } from './columns-part.tsx';
import { LineRow } from './line-row.tsx';
import css from './rosters.module.css';
import { SameQuestions } from './same-questions.tsx';
import type { Roster } from './use-roster.ts';

const c = classes(css);

type Props = { roster: Roster; rooms: Reply<'GET /rosters/classes'> };

/** The second step: the interpretation of each line with its problems. */
export const CheckPart = ({ roster, rooms }: Props) => {
  const say = useText(rosters);
  const { draft, busy, isAdding, bring, toNames, mend, leave } = roster;
  const lines = draft.lines ?? [];
  const isOut = (line: number) => draft.out.includes(line);
  const staying = lines.filter(({ row }) => !isOut(row.line));
  const open = staying.filter(({ problems }) => problems.length > 0);
  const ready = staying.filter(({ problems }) => problems.length === 0);
  const shown = lines.filter(
    ({ row, problems }) => problems.length > 0 || isOut(row.line) || draft.touched.includes(row.line),
  );
  const figures = [
    ['lines', lines.length],
    ['ready', ready.length],
    ['leftOut', lines.length - staying.length],
    ['toDecide', open.length],
  ] as const;
  return (
    <Card as="section" aria-labelledby="roster-check">
      <div className={c('head')}>
        <h2 id="roster-check">{say('checkTitle')}</h2>
        <Badge kind={isAdding ? 'notyet' : 'info'}>{say(isAdding ? 'adding' : 'dryRun')}</Badge>
      </div>
      <dl className={c('figures')}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd className="num">{count}</dd>
          </div>
        ))}
      </dl>
      <ColumnsPart columns={draft.columns ?? []} busy={busy} onUse={roster.useColumn} />
      <SameQuestions
        lines={open}
        rooms={rooms}
        busy={busy}
        onLeave={(some) => leave(some, true)}
        onMend={mend}
      />
      {shown.length > 0 && (
        <ul className={c('problems')}>
          {shown.map((line) => (
            <LineRow
              key={line.row.line}
              line={line}
              out={isOut(line.row.line)}
              rooms={rooms}
              busy={busy}
              onMend={(more) => mend(new Map([[line.row.line, more]]))}
              onLeave={(out) => leave([line.row.line], out)}
            />
          ))}
        </ul>
      )}
      {ready.length > 0 && (
        <details className={c('behind')}>
          <summary>{say('readyLines', { count: ready.length })}</summary>
          <ol className={c('ready')}>
            {ready.map(({ row, name, className }) => (
              <li key={row.line} value={row.line}>
                {name} <span>{className}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      <div className={c('save')}>
        <p role="status">
          {isAdding && say('addingWait', { count: staying.length })}
          {!isAdding && open.length > 0 && say('decideFirst', { count: open.length })}{' '}
          {!isAdding && say('together')}
        </p>
        <Button kind="paper" disabled={busy} onClick={toNames}>
          {say('changeNames')}
        </Button>
        <Button busy={busy} disabled={open.length > 0 || ready.length === 0} onClick={bring}>
          {isAdding ? say('adding') : say('add', { count: ready.length })}
        </Button>
      </div>
    </Card>
  );
};
