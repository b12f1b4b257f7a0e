import { CloudOff, Save } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { useMotivation } from '#lib/session.tsx';
import { tools } from '#messages/tools/en.ts';
import { classes } from '#ui/classes.ts';
import seed from '#ui/pictures/spots/seed.svg?inline';
import css from './tool-reward.module.css';
import type { Completion } from './use-tool-use.ts';

const c = classes(css);

/** On the end card: the seeds as the server counted them, and where the work is. Empty where nothing is stored. */
export const ToolReward = ({ completion }: { completion: Completion | null }) => {
  const say = useText(tools);
  const motivation = useMotivation();
  if (completion === null || completion.safe === null) return null;
  const { safe, result } = completion;
  if (safe === false || result?.status === 'refused')
    return (
      <p className={c('note')} data-failed role="alert">
        <CloudOff aria-hidden="true" />
        <span>{safe === false ? say('notSaved') : `${say('notCounted')} ${result?.reason ?? ''}`}</span>
      </p>
    );
  const earned = result?.seeds ?? 0;
  const why = result?.doubt === undefined ? 'enoughToday' : 'tooFast';
  return (
    <p className={c('note')} role="status">
      {motivation && earned > 0 && (
        <b>
          <img src={seed} alt="" width="96" height="96" />
          {say('seeds', { count: earned })}
        </b>
      )}
      <span>
        <Save aria-hidden="true" />
        {say('saved')}
      </span>
      {result === null && <span>{say('countsLater')}</span>}
      {motivation && result !== null && earned === 0 && <span>{say(why)}</span>}
    </p>
  );
};
