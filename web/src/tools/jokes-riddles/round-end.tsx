import { useEffect, useRef } from 'react';
import { useText } from '#lib/language.tsx';
import { jokesRiddles } from '#messages/tools-jokes-riddles/en.ts';
import { type Completion, ToolReward } from '#tool-kit/index.ts';
import { classes } from '#ui/classes.ts';
import type { Favourites } from './favourites.ts';
import css from './jokes-riddles.module.css';
import type { Turn } from './round.ts';
import { KeepStar } from './star.tsx';

const c = classes(css);

type RoundEndProps = { turns: readonly Turn[]; favourites: Favourites; completion: Completion | null };

/** The end card: every riddle of the round, with the guess and the answer, and what the round earned. */
export const RoundEnd = ({ turns, favourites, completion }: RoundEndProps) => {
  const say = useText(jokesRiddles);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const areRiddles = turns[0]?.entry.kind === 'riddle';
  const found = turns.filter(({ right }) => right).length;
  return (
    <section className={c('end')}>
      <h2 ref={heading} tabIndex={-1}>
        {say(areRiddles ? 'endTitle' : 'endTitleJokes')}
      </h2>
      <p>
        {found > 0 && `${say('found', { count: found })} `}
        {say('endLead')}
      </p>
      <ToolReward completion={completion} />
      <ul>
        {turns.map(({ entry, guess, right }) => (
          <li key={entry.id} data-found={right}>
            <div>
              <p lang="en">{entry.ask}</p>
              <p className={c('was')} lang="en">
                {entry.answer}
              </p>
              {areRiddles && (
                <p className={c('from')}>{guess === null ? say('inYourHead') : say('yours', { guess })}</p>
              )}
            </div>
            <KeepStar id={entry.id} favourites={favourites} />
          </li>
        ))}
      </ul>
    </section>
  );
};
