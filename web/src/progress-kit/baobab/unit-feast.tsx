import type { Reply } from '@afrolearn/contract';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import type { SyntheticEvent } from 'react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useYoung } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { growth } from '#messages/growth/en.ts';
import { Seeds } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { useModal } from '#ui/modal.ts';
import friends from '#ui/pictures/illustrations/feast.svg?no-inline';
import { Baobab } from './baobab.tsx';
import { Medal } from './medal.tsx';
import css from './unit-feast.module.css';

const c = classes(css);

type UnitFeastProps = {
  unit: Pick<Reply<'GET /unit/:id'>, 'title' | 'subject' | 'grade'>;
  reward: Pick<Reply<'POST /units/:id/claim'>, 'seeds' | 'badge'>;
  onClose: () => void;
};

/** A completed unit: its badge lands on the tree once. Skip, Escape and both links close it. */
export const UnitFeast = ({ unit, reward: { seeds, badge }, onClose }: UnitFeastProps) => {
  const say = useText(growth);
  const dialog = useModal(true);
  const stats = useOwnAnswer('stats', (userId) =>
    call('GET /learner-profiles/stats/:userId', { params: { userId } }),
  );
  // The server decides the next unit: in the learner's class while it has one, then beyond it.
  const ahead = useOwnAnswer('today', () => call('GET /today', { query: {} })).data?.ahead ?? null;
  const { language } = useLanguage();
  const told = [say('youWon', { title: unit.title }), say('hangsNow', { badge: badge.name })] as const;
  useReadAloud(told, useYoung(), language);
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog ref={dialog} className={c('feast')} aria-labelledby="feast-title" onCancel={leave}>
      <header className={c('top')}>
        <b>{[unit.subject, unit.grade].filter(Boolean).join(' · ')}</b>
        <Button kind="ghost" size="sm" className={c('plain')} onClick={onClose}>
          {say('skip')}
        </Button>
      </header>
      <div className={c('body')}>
        <div className={c('land')}>
          <Baobab seeds={stats.data?.totalXP ?? seeds} className={c('tree')} />
          <span className={c('badge')}>
            <Medal icon={badge.icon} color={badge.color} />
          </span>
          <img src={friends} alt="" className={c('friends')} />
        </div>
        <div className={c('words')}>
          <h1 id="feast-title">
            <Spoken text={told[0]} />
          </h1>
          <p>
            <Spoken text={told[1]} />
          </p>
          <p className={c('got')}>
            <Ear lang={language} text={told} />
            <Seeds count={`+${seeds}`} label={say('seeds')} className={c('seeds')} />
          </p>
          <div className={c('acts')}>
            <ButtonLink to={paths.dashboard}>{say('seeTree')}</ButtonLink>
            {ahead === null ? (
              <Button kind="ghost" className={c('plain')} onClick={onClose}>
                {say('stayOn')}
              </Button>
            ) : (
              <ButtonLink kind="ghost" className={c('plain')} to={paths.unit(ahead.id)} onClick={onClose}>
                {say('nextUnit', { title: `${subjectName(ahead.subjectId)} · ${ahead.title}` })}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </dialog>
  );
};
