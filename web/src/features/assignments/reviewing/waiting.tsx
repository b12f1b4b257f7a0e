import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { PaperText } from '#people-kit/paper/index.ts';
import { useReviews } from '#teaching-kit/reviews/index.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { Results } from '../assignments.api.ts';
import css from '../assignments.module.css';
import { ReviewCard } from './review-card.tsx';
import { Reviewed } from './reviewed.tsx';

const c = classes(css);

const Sheet = ({ paper, answers }: Pick<Results, 'paper' | 'answers'>) => {
  const say = useText(texts);
  if (paper === '') return null;
  return (
    <>
      <details>
        <summary>{say('sheet')}</summary>
        <PaperText text={paper} />
      </details>
      {answers !== '' && (
        <details>
          <summary>{say('sheetAnswers')}</summary>
          <p className={c('muted')}>{say('teachersOnly')}</p>
          <p className={c('written')}>{answers}</p>
        </details>
      )}
    </>
  );
};

/** Handed-in work, with the question and the right answer collapsed above. */
export const Waiting = ({ data }: { data: Results }) => {
  const say = useText(texts);
  const reviews = useReviews();
  const waiting = data.pupils.flatMap((pupil) =>
    pupil.handIn?.outcome === null ? [{ pupil, handIn: pupil.handIn }] : [],
  );
  if (data.kind !== 'paper' && data.pupils.every(({ handIn }) => handIn === null)) return null;
  return (
    <Card as="section">
      <h2>{say('handedIn')}</h2>
      <Sheet {...data} />
      {waiting.length === 0 && <p className={c('muted')}>{say('nothingToReview')}</p>}
      {reviews !== null &&
        waiting.map(({ pupil, handIn }) => (
          <ReviewCard key={`${pupil.id} ${handIn.at}`} {...{ data, pupil, handIn, reviews }} />
        ))}
      {reviews !== null && <Reviewed data={data} reviews={reviews} />}
    </Card>
  );
};
