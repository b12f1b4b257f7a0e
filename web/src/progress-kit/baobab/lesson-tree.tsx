import { useText } from '#lib/language.tsx';
import { useYoung } from '#lib/session.tsx';
import { growth } from '#messages/growth/en.ts';
import { today } from '#messages/today/en.ts';
import { GoldSeeds } from '#progress-kit/young/gold-seeds.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { useBrought } from './brought.ts';
import { FeastLand } from './feast-land.tsx';
import css from './lesson-tree.module.css';
import { Medal } from './medal.tsx';
import { NextStep } from './next-step.tsx';
import { useFeast } from './use-feast.ts';

const c = classes(css);

type LessonTreeProps = {
  item: string;
  /** Done for the first time: shows the rewards. */
  earned: boolean;
};

/** The learner's tree after a reading or checkpoint: growth is circled, and each badge lands on a tap. */
export const LessonTree = ({ item, earned }: LessonTreeProps) => {
  const say = useText(growth);
  const sayToday = useText(today);
  const brought = useBrought(item, earned);
  const { mark, badge, waiting, land } = useFeast(brought);
  const young = useYoung();
  if (brought === null) return null;
  const { seeds, grown, won } = brought;
  const coming = won[won.length - waiting];
  return (
    <div className={c('card')} data-young={young}>
      <FeastLand seeds={seeds} mark={mark} className={c('land')} />
      <div className={c('words')} role={mark === null ? undefined : 'status'}>
        {badge !== null && (
          <>
            <p>
              <b>{young ? badge.name : say('hangsNow', { badge: badge.name })}</b>
            </p>
            {!young && <p>{badge.description}</p>}
          </>
        )}
        {badge === null &&
          grown.map((name) => (
            <p key={name}>{young ? say(name) : sayToday('newOnTree', { what: say(name) })}</p>
          ))}
        {/* Young children see the progress to the next step without numbers. */}
        {mark === null && (young ? <GoldSeeds seeds={seeds} /> : <NextStep seeds={seeds} />)}
      </div>
      {coming !== undefined && (
        <Button kind="quiet" onClick={land}>
          <span className={c('waits')}>
            <Medal icon={coming.icon} color={coming.color} />
          </span>
          {say(badge === null ? 'seeBadge' : 'nextBadge')}
        </Button>
      )}
    </div>
  );
};
