import type { WaitingLearner } from '@afrolearn/contract/administration.ts';
import type { ReactNode } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { administration } from '#messages/administration/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import tree from '#ui/pictures/illustrations/baobab-1.svg?no-inline';
import {
  approveLearner,
  declineLearner,
  recordClassPapers,
  recordPaper,
  waitingLearners,
} from './administration.api.ts';
import css from './administration-page.module.css';
import { Guardians } from './guardians.tsx';
import { Loaded } from './loaded.tsx';
import { useActs } from './use-acts.tsx';

const c = classes(css);

type Room = { id: number | null; name: string; learners: WaitingLearner[] };

/** By class; a learner of several classes is listed under the first. */
export const byClass = (learners: readonly WaitingLearner[], noClass: string): Room[] => {
  const rooms = new Map<number | null, Room>();
  for (const learner of learners) {
    const { id, name } = learner.classes[0] ?? { id: null, name: noClass };
    const room = rooms.get(id) ?? { id, name, learners: [] };
    room.learners.push(learner);
    rooms.set(id, room);
  }
  return [...rooms.values()].sort(
    (a, b) => Number(a.id === null) - Number(b.id === null) || a.name.localeCompare(b.name),
  );
};

const Learner = ({ learner, children: acts }: { learner: WaitingLearner; children: ReactNode }) => (
  <li className={c('row')}>
    <div className={c('about')}>
      <b>{learner.name}</b>
      <span>
        {learner.grade !== null && `${learner.grade} · `}
        <span className="num">{learner.studentId}</span>
      </span>
    </div>
    <div className={c('acts')}>{acts}</div>
  </li>
);

/** Learners who registered alone and wait for approval, and learners without a signed paper. */
export const LearnersTab = () => {
  const say = useText(administration);
  const answer = useAnswer('waiting learners', waitingLearners);
  const { busy, doing, ask, tell, note, question } = useActs();

  const approve = ({ id, name }: WaitingLearner) =>
    doing(`approve ${id}`, async () => {
      await approveLearner(id);
      tell(say('approved', { name }));
      answer.retry();
    });
  const decline = ({ id, name }: WaitingLearner) =>
    ask({
      title: say('declineAsk', { name }),
      text: say('declineText'),
      agree: say('decline'),
      act: async () => {
        await declineLearner(id);
        tell(say('declined', { name }));
        answer.retry();
      },
    });
  const undoPaper = ({ id, name }: WaitingLearner) =>
    doing(`undo ${id}`, async () => {
      await recordPaper(id, false);
      tell(say('paperUndone', { name }));
      answer.retry();
    });
  const paper = (learner: WaitingLearner) =>
    doing(`paper ${learner.id}`, async () => {
      await recordPaper(learner.id, true);
      tell(
        say('paperDone', { name: learner.name }),
        <Button size="sm" kind="ghost" onClick={() => undoPaper(learner)}>
          {say('undo')}
        </Button>,
      );
      answer.retry();
    });
  const classPapers = (id: number, name: string, count: number) =>
    ask({
      title: say('classAsk', { name }),
      text: say('classText', { count }),
      agree: say('classPapers', { count }),
      act: async () => {
        const { recorded, withdrawn } = await recordClassPapers(id);
        const done = say('classDone', { count: recorded });
        tell(withdrawn === 0 ? done : `${done} ${say('classWithdrawn', { count: withdrawn })}`);
        answer.retry();
      },
    });
  const paperButton = (learner: WaitingLearner) => (
    <Button
      size="sm"
      kind="quiet"
      busy={busy === `paper ${learner.id}`}
      aria-label={say('paperOf', learner)}
      onClick={() => paper(learner)}
    >
      {say('paper')}
    </Button>
  );

  return (
    <div className={c('tab')}>
      {note}
      <Loaded answer={answer}>
        {(learners) => {
          const [fresh, others] = [
            learners.filter((one) => one.waiting),
            learners.filter((one) => !one.waiting),
          ];
          if (learners.length === 0) return <Empty picture={tree}>{say('nobodyWaits')}</Empty>;
          return (
            <>
              {fresh.length > 0 && (
                <section className={c('group')} aria-labelledby="new-learners">
                  <h2 id="new-learners">{say('newLearners')}</h2>
                  <p className={c('lead')}>{say('newLearnersLead')}</p>
                  <Card>
                    <ul className={c('list')}>
                      {fresh.map((learner) => (
                        <Learner key={learner.id} learner={learner}>
                          <Button
                            size="sm"
                            busy={busy === `approve ${learner.id}`}
                            onClick={() => approve(learner)}
                          >
                            {say('approve')}
                          </Button>
                          {paperButton(learner)}
                          <Button size="sm" kind="ghost" onClick={() => decline(learner)}>
                            {say('decline')}
                          </Button>
                        </Learner>
                      ))}
                    </ul>
                  </Card>
                </section>
              )}
              {others.length > 0 && (
                <section className={c('group')} aria-labelledby="papers">
                  <h2 id="papers">{say('papers')}</h2>
                  <p className={c('lead')}>{say('papersLead')}</p>
                  {byClass(others, say('noClass')).map(({ id, name, learners: pupils }) => (
                    <Card key={id ?? 'none'}>
                      <div className={c('groupHead')}>
                        <h3>{name}</h3>
                        {id !== null && (
                          <Button size="sm" kind="paper" onClick={() => classPapers(id, name, pupils.length)}>
                            {say('classPapers', { count: pupils.length })}
                          </Button>
                        )}
                      </div>
                      <ul className={c('list')}>
                        {pupils.map((learner) => (
                          <Learner key={learner.id} learner={learner}>
                            {paperButton(learner)}
                          </Learner>
                        ))}
                      </ul>
                    </Card>
                  ))}
                </section>
              )}
            </>
          );
        }}
      </Loaded>
      <Guardians />
      {question}
    </div>
  );
};
