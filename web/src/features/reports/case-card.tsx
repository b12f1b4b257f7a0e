import type { Ask } from '@afrolearn/contract';
import type { ReportCase } from '@afrolearn/contract/reports.ts';
import { helplineOf } from '@afrolearn/learning/safety/helplines.ts';
import { momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { reports as texts } from '#messages/reports/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import css from './reports.module.css';

const c = classes(css);

export type Act = Ask<'POST /reports/:id/act'>['body']['act'];

/** A child who reports themselves wants to be talked with. */
const isSelf = ({ kind, about, reporters }: ReportCase): boolean =>
  kind === 'person' && reporters.length === 1 && reporters[0]?.id === about?.id;

const nextOf = (one: ReportCase) => {
  if (one.state === 'done') return 'next.done';
  if (isSelf(one)) return 'next.self';
  if (one.urgent) return 'next.urgent';
  if (one.hidden === 'auto') return 'next.auto';
  return one.state === 'seen' ? 'next.seen' : 'next.waiting';
};

/* Constructive actions first; those hard to undo last. */
const order: readonly Act[] = ['looked', 'talked', 'done', 'show', 'hide', 'pass', 'suspend'];
const lookOf = (act: Act, first: boolean) => (act === 'suspend' ? 'danger' : first ? 'action' : 'paper');

type Props = { one: ReportCase; head: boolean; busy: string; onAct: (act: Act) => void };

const Head = ({ one, head }: Pick<Props, 'one' | 'head'>) => {
  const say = useText(texts);
  const name = one.about?.name ?? say('nobody');
  const state = one.state === 'done' ? 'closed' : one.state;
  return (
    <>
      <p className={c('badges')}>
        {one.urgent && <Badge kind="bad">{say('urgent')}</Badge>}
        {one.passed && <Badge kind="info">{say(head ? 'passed' : 'passedOn')}</Badge>}
        <Badge kind={one.state === 'waiting' ? 'notyet' : 'plain'}>{say(state)}</Badge>
        {one.hidden !== null && <Badge kind="info">{say(`hidden.${one.hidden}`)}</Badge>}
      </p>
      <h2 className={c('what')}>
        {isSelf(one) ? say('about.self', { name }) : say(`about.${one.kind}`, { name })}
      </h2>
    </>
  );
};

const Facts = ({ one }: { one: ReportCase }) => {
  const say = useText(texts);
  const { language } = useLanguage();
  return (
    <dl className={c('facts')}>
      {!isSelf(one) && one.words !== '' && (
        <div>
          <dt>{say('seenThen')}</dt>
          <dd>
            {one.kind === 'picture' ? (
              <img className={c('seen')} src={one.words} alt="" width="72" height="72" />
            ) : (
              <q className={c('quote')}>{one.words}</q>
            )}
          </dd>
        </div>
      )}
      {one.reasons.length > 0 && (
        <div>
          <dt>{say('why')}</dt>
          <dd>{one.reasons.map((reason) => say(`reason.${reason}`)).join(', ')}</dd>
        </div>
      )}
      {one.reporters.length > 0 && (
        <div>
          <dt>{say('by')}</dt>
          <dd>{one.reporters.map(({ name }) => name).join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>{say('when')}</dt>
        <dd>{momentText(language, one.lastAt)}</dd>
      </div>
    </dl>
  );
};

const Log = ({ acts }: Pick<ReportCase, 'acts'>) => {
  const say = useText(texts);
  const { language } = useLanguage();
  if (acts.length === 0) return null;
  return (
    <details className={c('log')}>
      <summary>{say('log')}</summary>
      <ul>
        {acts.map(({ act, by, at }) => (
          <li key={`${at} ${act}`}>
            {momentText(language, at)}: {by ?? say('nobody')} {say(`log.${act}`)}
          </li>
        ))}
      </ul>
    </details>
  );
};

/** A reported case: who, what, when, the content, and actions. */
export const CaseCard = ({ one, head, busy, onAct }: Props) => {
  const say = useText(texts);
  const { user } = useSession();
  const number = helplineOf(user?.country ?? null)?.number ?? '116';
  const may = order.filter((act) => one.may.includes(act));
  return (
    <Card as="article" className={c('case', one.urgent && one.state !== 'done' && 'urgent')}>
      <Head one={one} head={head} />
      <Facts one={one} />
      <p className={c('next')}>
        <strong>{say('next')}:</strong> {say(nextOf(one), { number })}
      </p>
      {may.length > 0 && (
        <div className={c('acts')}>
          {may.map((act, place) => (
            <Button
              key={act}
              size="sm"
              kind={lookOf(act, place === 0)}
              busy={busy === `${one.id} ${act}`}
              onClick={() => onAct(act)}
            >
              {act === 'hide' && one.hidden === null ? say('hideIt') : say(`act.${act}`)}
            </Button>
          ))}
        </div>
      )}
      <Log acts={one.acts} />
    </Card>
  );
};
