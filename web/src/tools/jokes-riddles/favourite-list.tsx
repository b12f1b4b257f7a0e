import type { RiddleBook } from '@afrolearn/learning/tools/jokes-riddles/riddles.ts';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { jokesRiddles } from '#messages/tools-jokes-riddles/en.ts';
import { classes } from '#ui/classes.ts';
import type { Favourites } from './favourites.ts';
import css from './jokes-riddles.module.css';
import { KeepStar } from './star.tsx';

const c = classes(css);

/** The favourites of this child. The answer opens at a press, so that the riddle can be asked at home. */
export const FavouriteList = ({ book, favourites }: { book: RiddleBook; favourites: Favourites }) => {
  const say = useText(jokesRiddles);
  const kept = favourites.ids.flatMap((id) => book.entries.find((entry) => entry.id === id) ?? []);
  if (kept.length === 0) return <p role="status">{say('noFavourites')}</p>;
  return (
    <section className={c('end')}>
      <h2>{say('yourFavourites', { count: kept.length })}</h2>
      <ul>
        {kept.map((entry) => (
          <li key={entry.id}>
            <details lang="en">
              <summary>{entry.ask}</summary>
              <p className={c('was')}>{entry.answer}</p>
            </details>
            <Ear text={[entry.ask, entry.answer]} />
            <KeepStar id={entry.id} favourites={favourites} />
          </li>
        ))}
      </ul>
    </section>
  );
};
