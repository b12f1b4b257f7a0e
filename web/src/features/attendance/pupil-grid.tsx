import type { RegisterDay } from '@afrolearn/contract/attendance.ts';
import { distinctNames } from '@afrolearn/learning/people/name-order.ts';
import { Check, Minus, X } from 'lucide-react';
import { memo, useCallback, useEffect, useRef } from 'react';
import { hourText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { attendance as texts } from '#messages/attendance/en.ts';
import { classes } from '#ui/classes.ts';
import css from './attendance.module.css';
import { type PupilOfDay, standingOf } from './day-view.ts';
import { latePicture, reasonPictures } from './reason-pictures.ts';

const c = classes(css);

const icons = { present: Check, absent: X, late: Check, none: Minus } as const;
type Standing = keyof typeof icons;

const pictureOf = ({ mark }: PupilOfDay, standing: Standing): string | null => {
  if (standing === 'late') return latePicture;
  return standing === 'absent' && mark?.reason != null ? reasonPictures[mark.reason] : null;
};

const useStandingText = (zone: string) => {
  const say = useText(texts);
  const { language } = useLanguage();
  return (pupil: PupilOfDay, standing: Standing): string | null => {
    if (standing === 'late') return say('lateAt', { time: hourText(language, pupil.mark?.at ?? '', zone) });
    if (standing === 'none') return say('cameLater');
    if (standing !== 'absent') return pupil.left ? say('left') : null;
    const reason = pupil.mark?.reason ?? null;
    return reason === null ? say('absent') : say('absentFor', { reason: say(`reason.${reason}`) });
  };
};

type PupilButtonProps = {
  id: number;
  name: string;
  place: number;
  standing: Standing;
  text: string | null;
  label: string;
  picture: string | null;
  isNow: boolean;
  onTap: (id: number) => void;
};

/* Memoised: a tap must not re-render 120 buttons on a slow phone. */
const PupilButton = memo((props: PupilButtonProps) => {
  const { id, name, place, standing, text, label, picture, isNow, onTap } = props;
  const [first = '', ...others] = name.split(' ');
  const Icon = icons[standing];
  return (
    <button
      type="button"
      className={c('pup', standing, isNow && 'now')}
      aria-label={label}
      onClick={() => onTap(id)}
    >
      <span className={`${c('no')} num`}>{place}</span>
      <span className={c('name')}>
        <b>{first}</b> {others.join(' ')}
        {text !== null && <em>{text}</em>}
      </span>
      {picture === null ? (
        <Icon className={c('mark')} aria-hidden />
      ) : (
        <img src={picture} alt="" width="96" height="96" />
      )}
    </button>
  );
});

type PupilGridProps = {
  day: RegisterDay;
  isTaken: boolean;
  /** The pupil in the reason dock. */
  current: number | null;
  onTap: (pupil: PupilOfDay) => void;
};

/** All pupils by name: one press marks absent. */
export const PupilGrid = ({ day, isTaken, current, onTap }: PupilGridProps) => {
  const say = useText(texts);
  const standingText = useStandingText(day.zone);
  const names = distinctNames(day.pupils);
  const newest = useRef({ day, onTap });
  useEffect(() => {
    newest.current = { day, onTap };
  }, [day, onTap]);
  const tap = useCallback((id: number) => {
    const pupil = newest.current.day.pupils.find((one) => one.id === id);
    if (pupil !== undefined) newest.current.onTap(pupil);
  }, []);
  return (
    <ol className={c('pups')}>
      {day.pupils.map((pupil, place) => {
        const standing = standingOf(pupil, isTaken);
        const text = standingText(pupil, standing);
        const name = names.get(pupil.id) ?? pupil.name;
        return (
          <li key={pupil.id}>
            <PupilButton
              id={pupil.id}
              name={name}
              place={place + 1}
              standing={standing}
              text={text}
              label={`${name}: ${text ?? say('present')}`}
              picture={pictureOf(pupil, standing)}
              isNow={pupil.id === current}
              onTap={tap}
            />
          </li>
        );
      })}
    </ol>
  );
};
