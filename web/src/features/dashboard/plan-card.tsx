import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { dayText, momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { today } from '#lib/today.ts';
import { growth } from '#messages/growth/en.ts';
import { plan } from '#messages/plan/en.ts';
import { Link, useLocation } from '#routing/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { Weave } from '#ui/weave.tsx';
import { ownPlan, type PlanEntry, takeOffPlan } from './dashboard.api.ts';
import css from './plan-card.module.css';

const c = classes(css);

/** Earliest due date first; entries without one follow in order of adding. */
const byDay = (a: PlanEntry, b: PlanEntry) => {
  if (a.dueOn === b.dueOn) return 0;
  return a.dueOn !== null && (b.dueOn === null || a.dueOn < b.dueOn) ? -1 : 1;
};

const Entry = ({ entry, onRemove }: { entry: PlanEntry; onRemove: () => void }) => {
  const say = useText(plan);
  const { language } = useLanguage();
  const { title, subject, path, percent, dueOn, from, own } = entry;
  const late = dueOn !== null && percent < 100 && dueOn < today();
  const done = say('percent', { percent });
  return (
    <li className={c('entry')}>
      <div>
        <Link to={path}>{title}</Link>
        <small>{own ? subject : `${subject} · ${say('from', { name: from })}`}</small>
        {dueOn !== null && (
          <Badge kind={late ? 'notyet' : 'info'}>
            {say(late ? 'late' : 'dueOn', { date: dayText(language, dueOn) })}
          </Badge>
        )}
        <span className={c('bar')}>
          <Weave thin value={percent} label={title} valueText={done} />
          <small className="num">{done}</small>
        </span>
      </div>
      {own && (
        <Button kind="ghost" size="sm" round icon={<X aria-hidden="true" />} onClick={onRemove}>
          {say('remove', { title })}
        </Button>
      )}
    </li>
  );
};

/** 'My plan': the learner's own and assigned entries (G31). Own entries can be removed. */
export const PlanCard = () => {
  const say = useText(plan);
  const sayGrowth = useText(growth);
  const { language } = useLanguage();
  const { hash } = useLocation();
  const { state, data, asOf, failure, retry } = useOwnAnswer('plan', ownPlan);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== '#plan') return;
    // After the shell has scrolled the new page to its top.
    const timer = setTimeout(() => place.current?.scrollIntoView({ block: 'start' }), 50);
    return () => clearTimeout(timer);
  }, [hash]);

  const remove = async ({ ref }: PlanEntry) => {
    setFailed(null);
    setGone((all) => [...all, ref]);
    try {
      await takeOffPlan(ref);
      retry();
    } catch (error) {
      // Removed on another device already: that is fine.
      if (error instanceof CallError && error.status === 404) return retry();
      setGone((all) => all.filter((one) => one !== ref));
      setFailed((error instanceof CallError ? error.said : null) ?? say('removeFailed'));
    }
  };
  const shown = data?.filter(({ ref, own }) => !own || !gone.includes(ref)).sort(byDay) ?? null;
  const waiting = shown?.filter(({ percent }) => percent < 100) ?? [];
  const done = shown?.filter(({ percent }) => percent >= 100) ?? [];
  const list = (entries: readonly PlanEntry[]) => (
    <ul>
      {entries.map((entry) => (
        <Entry
          key={`${entry.ref} ${entry.addedAt} ${entry.own}`}
          entry={entry}
          onRemove={() => remove(entry)}
        />
      ))}
    </ul>
  );
  return (
    <div ref={place} className={c('place')}>
      <Card as="section" aria-labelledby="plan">
        <h2 id="plan" className={c('title')}>
          {say('myPlan')}
        </h2>
        {state === 'failed' && (
          <Failed retry={retry} kind={data === null ? 'bad' : 'info'}>
            {failure?.said ?? say('failed')}
            {asOf !== null && (
              <>
                <br />
                {say('asOf', { date: momentText(language, asOf) })}
              </>
            )}
          </Failed>
        )}
        {failed !== null && <Notice kind="bad">{failed}</Notice>}
        {state === 'loading' && data === null && <Bones lines={3} label={say('loading')} />}
        {shown !== null && waiting.length === 0 && <p className={c('empty')}>{say('empty')}</p>}
        {waiting.length > 0 && list(waiting)}
        {done.length > 0 && (
          <details className={c('fold')}>
            <summary>
              {sayGrowth('done')} · {done.length}
              <ChevronDown size={20} aria-hidden="true" />
            </summary>
            {list(done)}
          </details>
        )}
        {shown?.some(({ own }) => !own) && (
          <Link className={c('all')} to={paths.myWork}>
            {say('allGiven')}
          </Link>
        )}
      </Card>
    </div>
  );
};
