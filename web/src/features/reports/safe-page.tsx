import { useEffect, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.tsx';
import { safety } from '#messages/safety/en.ts';
import { HelpCard, reportsChanged, waitingReports } from '#people-kit/report/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Bones } from '#ui/bones.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { ownReports } from './reports.api.ts';
import css from './reports.module.css';

const c = classes(css);

type Waiting = Awaited<ReturnType<typeof waitingReports>>;

/** Reports on this device that the server does not have yet. */
const useWaiting = (owner: number): Waiting => {
  const [waiting, setWaiting] = useState<Waiting>([]);
  useEffect(() => {
    let current = true;
    const look = () =>
      void waitingReports(owner).then(
        (found) => current && setWaiting(found),
        // Without storage nothing is pending.
        () => undefined,
      );
    look();
    globalThis.addEventListener(reportsChanged, look);
    return () => {
      current = false;
      globalThis.removeEventListener(reportsChanged, look);
    };
  }, [owner]);
  return waiting;
};

/** The state of one's own reports: stored here, sent, seen, done. */
const OwnReports = ({ owner }: { owner: number }) => {
  const say = useText(safety);
  const { language } = useLanguage();
  const waiting = useWaiting(owner);
  // Refetches after a pending one was sent.
  const answer = useAnswer(`reports mine ${waiting.length}`, ownReports);
  const all = answer.data ?? [];
  const looks = { sent: 'notyet', seen: 'info', done: 'ok' } as const;
  return (
    <Card as="section" className={c('mine')}>
      <h2>{say('mine')}</h2>
      {answer.state === 'failed' && <Failed retry={answer.retry}>{say('loadFailed')}</Failed>}
      {answer.state === 'loading' && answer.data === null && <Bones lines={2} label={say('loading')} />}
      {answer.state === 'done' && all.length + waiting.length === 0 && <p>{say('none')}</p>}
      <ul>
        {waiting.map(({ id, about, reason }) => (
          <li key={id}>
            <span>
              {say(`kind.${about.kind}`)}: {say(`reason.${reason}`)}
            </span>
            <Badge kind="notyet">{say('waits')}</Badge>
          </li>
        ))}
        {all.map(({ id, kind, reason, at, state }) => (
          <li key={id}>
            <span>
              {say(`kind.${kind}`)}: {say(`reason.${reason}`)}
              <small>{dateText(language, at)}</small>
            </span>
            <Badge kind={looks[state]}>{say(`state.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** /safe: the help card for everybody, and what one has reported. */
export const SafePage = () => {
  const say = useText(safety);
  usePageTitle(say('title'));
  const { user } = useSession();
  return (
    <div className={c('page', 'narrow')}>
      <PageTitle title={say('title')} lead={say('lead')} />
      <Card>
        <HelpCard />
      </Card>
      {user !== null && <OwnReports owner={user.id} />}
    </div>
  );
};
