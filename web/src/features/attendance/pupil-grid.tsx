import type { RegisterDay } from '@afrolearn/contract/attendance.ts';
import { Check, Minus, X } from 'lucide-react';
import { hourText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { attendance as texts } from '#messages/attendance/en.ts';
import { classes } from '#ui/classes.ts';
import css from './attendance.module.css';
import { type PupilOfDay, standingOf } from './day-view.ts';
import { latePicture, reasonPictures } from './reason-pictures.ts';

const c = classes(css);

const Sign = ({ pupil, standing }: { pupil: PupilOfDay; standing: string }) => {
  const reason = pupil.mark?.reason ?? null;
  if (standing === 'late') return <img src={latePicture} alt="" width="96" height="96" />;
  if (standing === 'absent' && reason !== null)
    return <img src={reasonPictures[reason]} alt="" width="96" height="96" />;
  const Icon = standing === 'present' ? Check : standing === 'absent' ? X : Minus;
  return <Icon className={c('mark')} aria-hidden />;
};

const useStandingText = () => {
  const say = useText(texts);
  const { language } = useLanguage();
  return (pupil: PupilOfDay, standing: string): string | null => {
    if (standing === 'late') return say('lateAt', { time: hourText(language, pupil.mark?.at ?? '') });
    if (standing === 'none') return say('cameLater');
    if (standing !== 'absent') return pupil.left ? say('left') : null;
    const reason = pupil.mark?.reason ?? null;
    return reason === null ? say('absent') : say('absentFor', { reason: say(`reason.${reason}`) });
  };
};

type PupilGridProps = {
  day: RegisterDay;
  isTaken: boolean;
  /** Whom the dock asks about. */
  current: number | null;
  onTap: (pupil: PupilOfDay) => void;
};

/** All pupils by name: one press makes absent. */
export const PupilGrid = ({ day, isTaken, current, onTap }: PupilGridProps) => {
  const say = useText(texts);
  const standingText = useStandingText();
  return (
    <ol className={c('pups')}>
      {day.pupils.map((pupil, place) => {
        const standing = standingOf(pupil, isTaken);
        const text = standingText(pupil, standing);
        const [first = '', ...others] = pupil.name.split(' ');
        return (
          <li key={pupil.id}>
            <button
              type="button"
              className={c('pup', standing, pupil.id === current && 'now')}
              aria-label={`${pupil.name}: ${text ?? say('present')}`}
              onClick={() => onTap(pupil)}
            >
              <span className={`${c('no')} num`}>{place + 1}</span>
              <span className={c('name')}>
                <b>{first}</b> {others.join(' ')}
                {text !== null && <em>{text}</em>}
              </span>
              <Sign pupil={pupil} standing={standing} />
            </button>
          </li>
        );
      })}
    </ol>
  );
};
