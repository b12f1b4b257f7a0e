import { assignmentLimits } from '@afrolearn/learning/assignments/limits.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextAreaField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { photoOf, type Results, reviewWork } from './assignments.api.ts';
import css from './assignments.module.css';

const c = classes(css);

const bank = ['bank1', 'bank2', 'bank3', 'bank4', 'bank5', 'bank6'] as const;

type Pupil = Results['pupils'][number];

const Photo = ({ id, pupil, n }: { id: number; pupil: Pupil; n: number }) => {
  const say = useText(texts);
  const { state, data, retry } = useAnswer(`photo ${id} ${pupil.id} ${n}`, () => photoOf(id, pupil.id, n));
  if (state === 'failed' || state === 'missing') return <Failed retry={retry}>{say('photoFailed')}</Failed>;
  if (data === null) return <Bones lines={3} label={say('loading')} />;
  return (
    <img
      className={c('photo')}
      src={`data:image/webp;base64,${data.webp}`}
      alt={say('photo', { n, name: pupil.name })}
    />
  );
};

type Props = { id: number; pupil: Pupil; comments: readonly string[]; onDone: () => void };

/** One piece of work: what was written or photographed, a comment, and accepted or given back. */
export const ReviewCard = ({ id, pupil, comments, onDone }: Props) => {
  const say = useText(texts);
  const [comment, setComment] = useState(pupil.handIn?.outcome == null ? '' : pupil.handIn.comment);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<CallError | null>(null);
  const { handIn } = pupil;
  if (handIn === null) return null;
  const send = async (outcome: 'accepted' | 'returned') => {
    setBusy(true);
    setFailed(null);
    try {
      await reviewWork(id, pupil.id, { outcome, comment });
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailed(error);
    }
    setBusy(false);
  };
  const ready = [...bank.map((key) => say(key)), ...comments];
  return (
    <div className={c('stack', 'mistake')}>
      <h3>{pupil.name}</h3>
      {handIn.text !== '' && <p className={c('written')}>{handIn.text}</p>}
      {[1, 2, 3]
        .filter((n) => n <= handIn.photos)
        .map((n) => (
          <Photo key={n} id={id} pupil={pupil} n={n} />
        ))}
      <p className={c('muted')}>{say('bank')}</p>
      <div className={c('actions')}>
        {[...new Set(ready)].map((words) => (
          <Button
            key={words}
            kind="paper"
            size="sm"
            className={c('ready')}
            onClick={() => setComment((text) => (text === '' ? words : `${text} ${words}`))}
          >
            {words}
          </Button>
        ))}
      </div>
      <TextAreaField
        label={say('comment')}
        rows={3}
        maxLength={assignmentLimits.commentLetters}
        value={comment}
        error={failed?.fields['comment']}
        onChange={(event) => setComment(event.target.value)}
      />
      {failed !== null && <Notice kind="bad">{failed.said ?? say('reviewFailed')}</Notice>}
      <p className={c('actions')}>
        <Button size="sm" busy={busy} onClick={() => send('accepted')}>
          {say('accept')}
        </Button>
        <Button size="sm" kind="paper" busy={busy} onClick={() => send('returned')}>
          {say('giveBack')}
        </Button>
      </p>
    </div>
  );
};
