import { RefreshCw } from 'lucide-react';
import { hourText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.tsx';
import { saving } from '#messages/saving/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { stateLooks } from './saving-badge.tsx';
import { useWorkHere } from './use-work-here.ts';
import css from './work.module.css';
import type { WorkHere } from './work-here.ts';
import { WorkRow } from './work-row.tsx';

const c = classes(css);

const way = [
  { state: 'saved', text: 'savedText' },
  { state: 'waiting', text: 'waitingText' },
  { state: 'sent', text: 'sentText' },
] as const;

/** How work gets to the school, in three steps. */
const Way = () => {
  const say = useText(saving);
  return (
    <Card>
      <ol className={c('way')}>
        {way.map(({ state, text }) => {
          const Icon = stateLooks[state].icon;
          return (
            <li key={state} className={c('step')} data-state={state}>
              <span className={c('dot')}>
                <Icon size={26} aria-hidden="true" />
              </span>
              <div>
                <b>{say(state)}</b>
                <p>{say(text)}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
};

const Latest = ({ found: { rows, waiting, lastSent }, now }: { found: WorkHere; now: number }) => {
  const say = useText(saving);
  const { language } = useLanguage();
  const summary = [
    waiting === 0 ? say('noneWaits') : say('wait', { count: waiting }),
    ...(lastSent === null ? [] : [say('lastSent', { time: hourText(language, lastSent) })]),
  ];
  return (
    <Card as="section" aria-labelledby="latest">
      <div className={c('head')}>
        <h2 id="latest">{say('latest')}</h2>
        <span className={c('quiet')}>{summary.join(' · ')}</span>
      </div>
      {rows.length === 0 && <p className={c('quiet')}>{say('nothing')}</p>}
      <ul className={c('rows')}>
        {rows.map((row) => (
          <WorkRow key={row.key} row={row} now={now} />
        ))}
      </ul>
    </Card>
  );
};

/** Lists a person's work with its state of saving (reference `offline-saving`). */
export const WorkPage = () => {
  const say = useText(saving);
  usePageTitle(say('title'));
  const { user } = useSession();
  const { found, now, sending, sendNow } = useWorkHere();
  const isAllSent = found !== null && found !== 'no-store' && found.waiting === 0;
  return (
    <div className={c('page')} data-mood={user?.role === 'learner' ? undefined : 'adult'}>
      <PageTitle title={say('title')} lead={say('lead')} />
      <Way />
      {found === null && <Bones lines={4} label={say('loading')} />}
      {found === 'no-store' && <Notice kind="notyet">{say('noStore')}</Notice>}
      {found !== null && found !== 'no-store' && (
        <>
          <Latest found={found} now={now} />
          {sending === 'tried' && (
            <Notice kind={isAllSent ? 'ok' : 'info'}>{say(isAllSent ? 'allGone' : 'stillWaits')}</Notice>
          )}
          {!isAllSent && (
            <Button
              kind="paper"
              className={c('try')}
              icon={<RefreshCw size={20} />}
              disabled={sending === 'trying'}
              onClick={sendNow}
            >
              {say(sending === 'trying' ? 'trying' : 'tryNow')}
            </Button>
          )}
        </>
      )}
    </div>
  );
};
