import { type AbsenceReason, absenceReasons, type Mark } from '@afrolearn/learning/attendance/marks.ts';
import { Check, Clock, Undo2 } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { attendance as texts } from '#messages/attendance/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './attendance.module.css';
import type { PupilOfDay } from './day-view.ts';
import { reasonPictures } from './reason-pictures.ts';
import type { SaveState } from './use-register.ts';

const c = classes(css);

type WhyProps = { pupil: PupilOfDay; onMark: (mark: Mark) => void };

/** Asks for the reason of the last absence. Not modal: the next tap moves on. */
const Why = ({ pupil, onMark }: WhyProps) => {
  const say = useText(texts);
  const isLate = pupil.mark?.state === 'late';
  const reasonIs = (reason: AbsenceReason) => !isLate && pupil.mark?.reason === reason;
  return (
    <>
      <div className={c('ask')}>
        <p>{say(isLate ? 'isLate' : 'isAbsent', { name: pupil.name })}</p>
        {!isLate && (
          <Button
            kind="ghost"
            size="sm"
            icon={<Clock />}
            onClick={() => onMark({ state: 'late', reason: null })}
          >
            {say('late')}
          </Button>
        )}
        <Button
          kind="ghost"
          size="sm"
          icon={<Undo2 />}
          onClick={() => onMark({ state: 'present', reason: null })}
        >
          {say('undo')}
        </Button>
      </div>
      <ul className={c('whys')}>
        {absenceReasons.map((reason) => (
          <li key={reason}>
            <button
              type="button"
              aria-pressed={reasonIs(reason)}
              className={c('why')}
              onClick={() => onMark({ state: 'absent', reason })}
            >
              <img src={reasonPictures[reason]} alt="" width="96" height="96" />
              <span>{say(`short.${reason}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

type DockProps = {
  pupil: PupilOfDay | null;
  counts: { present: number; absent: number };
  save: SaveState;
  isTaken: boolean;
  onMark: (mark: Mark) => void;
  onDone: () => void;
};

const useSaveText = (save: SaveState, isTaken: boolean): string => {
  const say = useText(texts);
  if (save === 'nothing') return say(isTaken ? 'sent' : 'notTaken');
  return say(save);
};

export const Dock = ({ pupil, counts, save, isTaken, onMark, onDone }: DockProps) => {
  const say = useText(texts);
  const saved = useSaveText(save, isTaken);
  return (
    <div className={c('dock')}>
      {pupil !== null && <Why pupil={pupil} onMark={onMark} />}
      <div className={c('saving')}>
        <p role="status">
          <span className={c('sums')}>
            {say('presentCount', { count: counts.present })} · {say('absentCount', { count: counts.absent })}
          </span>
          <small className={c(save === 'fleeting' && 'warn')}>{saved}</small>
        </p>
        <Button icon={<Check />} onClick={onDone}>
          {say('done')}
        </Button>
      </div>
    </div>
  );
};
