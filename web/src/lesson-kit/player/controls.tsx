import { timestamp } from '@afrolearn/learning/lessons/timing.ts';
import {
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { classes } from '#ui/classes.ts';
import css from './controls.module.css';
import { lengthOf } from './playback-state.ts';
import type { Playback } from './use-playback.ts';

const c = classes(css);

const rates = [0.75, 1, 1.25, 1.5] as const;

type Switch = { available: boolean; on: boolean; toggle: () => void };

type ControlProps = {
  ref?: Ref<HTMLButtonElement> | undefined;
  label: string;
  onClick: () => void;
  pressed?: boolean;
  className?: string;
  children: ReactNode;
};

const Control = ({ ref, label, onClick, pressed, className = '', children }: ControlProps) => (
  <button
    ref={ref}
    type="button"
    className={`${c('control')} ${className}`}
    aria-label={label}
    title={label}
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    onClick={onClick}
  >
    {children}
  </button>
);

export const Controls = ({
  playback,
  held,
  toggle,
  play,
  voice,
  screen,
}: {
  playback: Playback;
  /** Whether a question is waiting. */
  held: boolean;
  toggle: () => void;
  /** The play button. */
  play: Ref<HTMLButtonElement>;
  voice: Switch;
  screen: Switch;
}) => {
  const say = useText(lesson);
  const { act, film, at, scene, ended, rate, setRate } = playback;
  const playing = playback.playing && !held;
  const length = lengthOf(film);
  const startOf = (place: number) => film.times[place]?.start ?? 0;
  // Like other players: back goes to the start of the scene first, then to the previous one.
  const back = () => act({ type: 'seek', to: startOf(at - startOf(scene) > 1.5 ? scene : scene - 1) });
  const on = () => act({ type: 'seek', to: film.times[scene + 1]?.start ?? length });
  const faster = () => setRate(rates[(rates.indexOf(rate as 1) + 1) % rates.length] ?? 1);
  return (
    <div className={c('controls')}>
      <Control
        ref={play}
        className={c('play')}
        label={say(ended ? 'playAgain' : playing ? 'pause' : 'play')}
        onClick={toggle}
      >
        {ended ? <RotateCcw /> : playing ? <Pause /> : <Play />}
      </Control>
      <Control label={say('lastScene')} onClick={back}>
        <SkipBack />
      </Control>
      <Control label={say('nextScene')} onClick={on}>
        <SkipForward />
      </Control>
      <span className={c('time')}>
        {timestamp(at)} / {timestamp(length)}
      </span>
      <span className={c('space')} />
      <Control label={say('speed', { rate })} onClick={faster}>
        <b>{rate}×</b>
      </Control>
      {voice.available && (
        <Control label={say('voice')} pressed={voice.on} onClick={voice.toggle}>
          {voice.on ? <Volume2 /> : <VolumeX />}
        </Control>
      )}
      {screen.available && (
        <Control label={say(screen.on ? 'leaveFullscreen' : 'fullscreen')} onClick={screen.toggle}>
          {screen.on ? <Minimize /> : <Maximize />}
        </Control>
      )}
    </div>
  );
};
