import { useText } from '#lib/language.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { review } from '#messages/review/en.ts';
import { classes } from '#ui/classes.ts';
import css from './review.module.css';

const c = classes(css);

/** The story that a question refers to. */
export const Story = ({ words }: { words: readonly string[] }) => {
  const say = useText(review);
  if (words.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long story is scrolled by keys, too
    <section className={c('story')} aria-label={say('story')} tabIndex={0} lang="en">
      {words.map((one) => (
        <p key={one}>
          <Spoken text={one} />
        </p>
      ))}
    </section>
  );
};
