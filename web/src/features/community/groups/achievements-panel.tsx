import { Check } from 'lucide-react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { groups } from '#messages/groups/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Bones } from '#ui/bones.tsx';
import { classes, join } from '#ui/classes.ts';
import english from '#ui/pictures/spots/english.svg?inline';
import future from '#ui/pictures/spots/future.svg?inline';
import heritage from '#ui/pictures/spots/heritage.svg?inline';
import life from '#ui/pictures/spots/life.svg?inline';
import math from '#ui/pictures/spots/math.svg?inline';
import { Weave } from '#ui/weave.tsx';
import css from './group-dialog.module.css';
import { groupAchievements } from './groups.api.ts';

const c = classes(css);

const pictures: Readonly<Record<string, string>> = {
  footprint: life,
  abacus: math,
  pencil: english,
  drum: heritage,
  star: future,
};

export const AchievementsPanel = ({ groupId }: { groupId: number }) => {
  const say = useText(groups);
  const { language } = useLanguage();
  const { state, data, failure, retry } = useAnswer(
    `group-achievements ${groupId}`,
    () => groupAchievements(groupId),
    {
      afterProgress: true,
    },
  );
  return (
    <div className={c('panel')}>
      {state === 'loading' && data === null && <Bones lines={4} label={say('loading')} />}
      {(state === 'failed' || state === 'missing') && (
        <Failed retry={retry}>{failure?.said ?? say('achievementsFailed')}</Failed>
      )}
      <ul className={c('wins')}>
        {data?.map(({ id, name, description, icon, isUnlocked, unlockedAt, currentValue, targetValue }) => {
          const soFar = say('soFar', { current: currentValue, target: targetValue });
          return (
            <li key={id} className={join(c('win'), !isUnlocked && c('locked'))}>
              <img src={pictures[icon] ?? math} alt="" width={56} height={56} />
              <div>
                <b>{name}</b>
                <small>{description}</small>
                {isUnlocked ? (
                  <>
                    <small>{say('wonOn', { day: dayText(language, unlockedAt ?? '') })}</small>
                    <Badge kind="ok" icon={<Check />}>
                      {say('done')}
                    </Badge>
                  </>
                ) : (
                  <>
                    <small>{soFar}</small>
                    <Weave value={(100 * currentValue) / targetValue} label={name} valueText={soFar} />
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
