import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Results } from './assignments.api.ts';
import css from './assignments.module.css';
import { ReviewCard } from './review-card.tsx';

const c = classes(css);

type Pupil = Results['pupils'][number];
type Props = { data: Results; onDone: () => void };

const Line = ({ data, pupil, onDone }: Props & { pupil: Pupil }) => {
  const say = useText(texts);
  const [again, setAgain] = useState(false);
  const { handIn } = pupil;
  if (handIn === null) return null;
  if (again) return <ReviewCard id={data.id} pupil={pupil} comments={data.comments} onDone={onDone} />;
  const isAccepted = handIn.outcome === 'accepted';
  return (
    <div className={c('mistake')}>
      <p>
        <strong>{pupil.name}</strong>{' '}
        <Badge kind={isAccepted ? 'ok' : 'notyet'}>{say(isAccepted ? 'accepted' : 'givenBack')}</Badge>
      </p>
      {handIn.comment !== '' && <p className={c('muted')}>{say('youSaid', { comment: handIn.comment })}</p>}
      <Button kind="ghost" size="sm" className="noprint" onClick={() => setAgain(true)}>
        {say('lookAgain')}
      </Button>
    </div>
  );
};

/** What was reviewed stays in reach: for a talk with a parent, and for a word that was pressed too soon. */
export const Reviewed = ({ data, onDone }: Props) => {
  const say = useText(texts);
  const seen = data.pupils.filter(({ handIn }) => handIn !== null && handIn.outcome !== null);
  if (seen.length === 0) return null;
  return (
    <details>
      <summary>
        {say('reviewed')} ({seen.length})
      </summary>
      {seen.map((pupil) => (
        <Line key={`${pupil.id} ${pupil.handIn?.reviewedAt}`} data={data} pupil={pupil} onDone={onDone} />
      ))}
    </details>
  );
};
