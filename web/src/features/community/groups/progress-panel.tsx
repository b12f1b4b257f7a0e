import type { GroupProgress } from '@afrolearn/contract/groups.ts';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { groups } from '#messages/groups/en.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { Weave } from '#ui/weave.tsx';
import css from './group-dialog.module.css';
import { groupProgress } from './groups.api.ts';

const c = classes(css);

const share = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);

const Month = ({ lessonsThisMonth: now, lessonsLastMonth: before }: GroupProgress) => {
  const say = useText(groups);
  return (
    <div className={c('month')}>
      <h3>{say('month', { count: now })}</h3>
      <p>
        {now > before
          ? say('more', { count: now - before })
          : now === before
            ? say('same')
            : say('before', { count: before })}
      </p>
    </div>
  );
};

const Shown = ({ progress }: { progress: GroupProgress }) => {
  const say = useText(groups);
  const { goal, units } = progress;
  const soFar = say('goalSoFar', { current: goal.current, target: goal.target });
  const next = units.find(({ done, total }) => done < total);
  return (
    <>
      <section className={c('goal')}>
        <h3>{say('goal')}</h3>
        <p>{goal.reached ? say('goalReached') : soFar}</p>
        <Weave value={share(goal.current, goal.target)} label={say('goal')} valueText={soFar} />
      </section>
      <Month {...progress} />
      {units.length === 0 && <p className={c('quiet')}>{say('notStarted')}</p>}
      <ul className={c('bars')}>
        {units.map(({ id, title, done, total }) => (
          <li key={id}>
            <b>{title}</b>
            <span>{say('soFar', { current: done, target: total })}</span>
            <Weave
              value={share(done, total)}
              label={title}
              valueText={say('soFar', { current: done, target: total })}
            />
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <Notice
          kind="notyet"
          action={
            <ButtonLink to={paths.unit(next.id)} kind="ghost" size="sm">
              {say('view')}
            </ButtonLink>
          }
        >
          {say('next', { title: next.title })}
        </Notice>
      )}
    </>
  );
};

/** The group's progress: the weekly goal, the month, and its members' units. */
export const ProgressPanel = ({ groupId }: { groupId: number }) => {
  const say = useText(groups);
  const { state, data, failure, retry } = useAnswer(
    `group-progress ${groupId}`,
    () => groupProgress(groupId),
    {
      afterProgress: true,
    },
  );
  return (
    <div className={c('panel')}>
      {state === 'loading' && data === null && <Bones lines={4} label={say('loading')} />}
      {(state === 'failed' || state === 'missing') && (
        <Failed retry={retry}>{failure?.said ?? say('progressFailed')}</Failed>
      )}
      {data !== null && <Shown progress={data} />}
    </div>
  );
};
