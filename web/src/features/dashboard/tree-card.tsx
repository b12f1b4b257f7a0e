import { useOwnAnswer } from '#ask/use-answer.ts';
import { momentText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { growth } from '#messages/growth/en.ts';
import { growthAt, LateTree, NextStep } from '#progress-kit/index.ts';
import { Seeds } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Weave } from '#ui/weave.tsx';
import { xpOf } from './dashboard.api.ts';
import css from './tree-card.module.css';

const c = classes(css);

/** The baobab that grows with a learner's Wisdom Seeds; offline the cached one, with its time. */
export const TreeCard = () => {
  const say = useText(growth);
  const { language } = useLanguage();
  const { data, asOf } = useOwnAnswer('xp', xpOf);
  const seeds = data?.totalXP ?? null;
  return (
    <Card as="section" cloth="science" pad={false} aria-labelledby="tree" className={c('card')}>
      <h2 id="tree" className="vh">
        {say('tree')}
      </h2>
      <div className={c('sky')}>{seeds !== null && <LateTree seeds={seeds} className={c('tree')} />}</div>
      <div className={c('words')}>
        <p>
          <Seeds count={seeds ?? '–'} className={c('count')} />
          <span className={c('name')}>{say('seeds')}</span>
        </p>
        {seeds !== null && (
          <>
            <Weave className={c('bar')} value={growthAt(seeds).percent} label={say('tree')} />
            <NextStep seeds={seeds} />
          </>
        )}
        {asOf !== null && (
          <p className={c('name')}>
            {say('lastKnown', {
              date: momentText(language, asOf),
            })}
          </p>
        )}
      </div>
    </Card>
  );
};
