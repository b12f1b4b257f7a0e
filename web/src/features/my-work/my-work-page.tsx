import { Failed } from '#ask/failed.tsx';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { myWork as texts } from '#messages/my-work/en.ts';
import { type KeptHandIn, useKeptHandIns } from '#people-kit/hand-ins/index.ts';
import { Link } from '#routing/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Bones } from '#ui/bones.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { type OwnWork, ownWork } from './my-work.api.ts';
import css from './my-work.module.css';

const c = classes(css);

const looks = { 'Not started': 'plain', 'In progress': 'info', Tried: 'notyet', Completed: 'ok' } as const;

const Row = ({ one, here }: { one: OwnWork; here: readonly KeptHandIn[] }) => {
  const say = useText(texts);
  const { language } = useLanguage();
  const { id, title, from, dueOn, status } = one;
  return (
    <li>
      <Card>
        <h2>
          <Link to={paths.myWorkOf(id)}>{title}</Link>
        </h2>
        <p className={c('line', 'muted')}>
          {say('from', { name: from })}
          {dueOn !== null && ` · ${say('dueOn', { date: dayText(language, dueOn) })}`}
        </p>
        <p className={c('line')}>
          <Badge kind={looks[status]}>{say(status)}</Badge>
          {one.wanted !== null && one.asked !== null && (
            <span>
              {say('doneOf', {
                done: Math.min(one.asked, one.wanted),
                all: one.wanted,
                right: one.right ?? 0,
              })}
            </span>
          )}
          {one.handIn?.outcome === 'returned' && <Badge kind="notyet">{say('returned')}</Badge>}
          {here.length > 0 && (
            <Badge kind="notyet">{say(here.some(({ refused }) => refused) ? 'lookAgain' : 'waits')}</Badge>
          )}
          {one.closed && <Badge>{say('closed')}</Badge>}
        </p>
      </Card>
    </li>
  );
};

/* Finished work must not hide open tasks; a few lines need no collapsing. */
const mostOver = 3;
const isOver = ({ status, closed }: OwnWork): boolean => closed || status === 'Completed';

type ListProps = { works: readonly OwnWork[]; kept: readonly KeptHandIn[] | null };

const List = ({ works, kept }: ListProps) => (
  <ul className={c('list')}>
    {works.map((one) => (
      <Row key={one.id} one={one} here={kept?.filter(({ workId }) => workId === one.id) ?? []} />
    ))}
  </ul>
);

/** /my-work: a learner's assignments, earliest due date first. Cached for offline days. */
export const MyWorkPage = () => {
  const say = useText(texts);
  usePageTitle(say('title'));
  const { state, data, failure, retry } = useOwnAnswer('my-work', ownWork);
  const kept = useKeptHandIns(retry);
  const open = data?.filter((one) => !isOver(one)) ?? [];
  const over = data?.filter(isOver) ?? [];
  return (
    <div className={c('page')}>
      <PageTitle title={say('title')} lead={say('lead')} />
      {state === 'failed' && (
        <Failed retry={retry} kind={data === null ? 'bad' : 'info'}>
          {failure?.said ?? say('failed')}
        </Failed>
      )}
      {state === 'loading' && data === null && <Bones lines={3} label={say('loading')} />}
      {data !== null && open.length === 0 && <p>{say('none')}</p>}
      <List works={open} kept={kept} />
      {over.length > 0 && (
        <details open={over.length <= mostOver}>
          <summary>{say('over', { count: over.length })}</summary>
          <List works={over} kept={kept} />
        </details>
      )}
    </div>
  );
};
