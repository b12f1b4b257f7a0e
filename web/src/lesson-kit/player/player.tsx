import type { KeyTerm, Scene } from '@afrolearn/learning/lessons/lesson.ts';
import type { Audience } from '@afrolearn/learning/lessons/timing.ts';
import type { Answer } from '@afrolearn/learning/quizzes/questions.ts';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { Figures } from '#lesson-kit/figure.tsx';
import { SceneClock } from '#lesson-kit/moving/scene-clock.ts';
import type { Misconceptions } from '#lesson-kit/questions/answer-words.ts';
import { preloadInputs } from '#lesson-kit/questions/question-input.tsx';
import { TryQuestion } from '#lesson-kit/questions/try-question.tsx';
import { TouchScene } from '#lesson-kit/touch/scene-touch.tsx';
import { shownAt } from '#lesson-kit/visuals/parts-of.ts';
import { useWords } from '#lesson-kit/visuals/use-words.ts';
import { preloadVisuals, Visual } from '#lesson-kit/visuals/visual.tsx';
import { useText } from '#lib/language.tsx';
import { useYoung } from '#lib/session.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Caption } from './caption.tsx';
import { Controls } from './controls.tsx';
import { Cover } from './cover.tsx';
import { groundOf } from './looks/ground-of.ts';
import { looks } from './looks/player-classes.ts';
import type { Place, PlaybackAct } from './playback-state.ts';
import { type PlayerFocus, PlayerTop } from './player-top.tsx';
import { Poster } from './poster.tsx';
import { SeekBar, seekStep } from './seek-bar.tsx';
import { type Ending, useEnding } from './use-ending.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useNarrator } from './use-narrator.ts';
import { usePlace } from './use-place.ts';
import { usePlayback } from './use-playback.ts';
import { type PlayerHandle, useEntering, usePlayerHandle } from './use-player-handle.ts';
import { usePlayerKeys } from './use-player-keys.ts';

type PlayerProps = {
  ref?: Ref<PlayerHandle>;
  scenes: readonly Scene[];
  audience: Audience;
  figures: Figures;
  keyTerms: readonly KeyTerm[];
  misconceptions: Misconceptions;
  /** Autoplay after the previous lesson. */
  startsNow?: boolean;
  /** The saved position, once known. */
  from?: Place | null;
  onPlace?: (place: Place | null, scene: number) => void;
  /** Shown on the stage after the last scene. */
  ending?: (end: Ending) => ReactNode;
  /** Whether the end screen replaces the player. */
  endsAlone?: (end: Ending) => boolean;
  onEnded?: (end: Ending) => void;
  onAnswered?: (question: string, answer: Answer) => void;
  /** The teacher's recordings by scene index. */
  sounds?: ReadonlyMap<number, string> | undefined;
  /** Present if it may fill the screen while playing. */
  focus?: PlayerFocus;
};

/** The player: a lesson in scenes, always with captions, and with a voice where the device has one. */
export const Player = ({
  ref,
  scenes,
  audience,
  figures,
  keyTerms,
  misconceptions,
  startsNow = false,
  from = null,
  onPlace,
  ending,
  endsAlone,
  onEnded,
  onAnswered,
  sounds,
  focus,
}: PlayerProps) => {
  const say = useText(lesson);
  const box = useRef<HTMLElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const carryOn = useRef<HTMLButtonElement>(null);
  const play = useRef<HTMLButtonElement>(null);
  const playback = usePlayback(scenes, audience, startsNow);
  const {
    act,
    at,
    playing,
    ended,
    scene: place,
    share,
    stepped,
    answered,
    waiting,
    rate,
    speaking,
  } = playback;
  const scene = scenes[place];
  const narration = scene?.narration ?? '';
  const isYoung = audience === 'P1-P3' || (typeof audience === 'number' && audience <= 3);
  const voice = useNarrator({ scene, playing, rate, speaking, sounds, place }, isYoung);
  const screen = useFullscreen(box);
  const { longest, times, terms } = useWords(scenes, scene, keyTerms);
  // The pressed button leaves with its scene, so the focus moves to the play button.
  const goOn = (...acts: readonly PlaybackAct[]) => {
    for (const one of acts) act(one);
    play.current?.focus({ preventScroll: true });
  };
  const end = useEnding(playback, goOn, onEnded);
  usePlace(playback, end, from, startsNow, onPlace);
  useEntering(playing, box, focus);
  useEffect(() => {
    preloadVisuals(scenes.map(({ visual }) => visual));
    preloadInputs(scenes.flatMap(({ visual }) => (visual.kind === 'question' ? [visual.item] : [])));
  }, [scenes]);
  usePlayerHandle(ref, { act, box, toggleFullscreen: screen.toggle });
  const asks = scene?.visual.kind === 'question' ? scene.visual.item : null;
  const touch = scene?.visual.kind === 'touch' ? scene.visual : null;
  const stops = asks !== null || touch !== null;
  // A waiting question pauses, unless a voice still reads it: playing then means answering.
  const unanswered = stops && !ended && !answered.includes(place);
  const onwards = {
    ref: carryOn,
    label: say(place === scenes.length - 1 ? 'finish' : 'carryOn'),
    go: stops && !unanswered ? () => goOn({ type: 'carry-on' }) : null,
  };
  const task = { isYoung, onwards, figures };
  const held = unanswered && (playing || at > 0) && ((waiting && !playing) || !(voice.available && voice.on));
  const toggle = () => {
    // A saved position at a question opens in full screen.
    if (held) focus?.onEnter();
    if (held) question.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    else act({ type: playing ? 'pause' : 'play' });
  };
  usePlayerKeys({ toggle, step: (by, passing) => act({ type: 'seek', to: at + by * seekStep, passing }) });
  const waits = useYoung() && focus?.on === false && !playing && !ended;
  const isOver = ended && ending !== undefined;
  const seconds = stepped || ended ? Number.POSITIVE_INFINITY : playback.since;

  if (scene === undefined) return null;
  if (isOver && endsAlone?.(end) === true)
    return <section {...{ ref: box, 'aria-label': say('explainer') }}>{ending(end)}</section>;
  if (waits) return <Poster scene={scenes[0] ?? scene} {...{ figures, box, play }} onPlay={toggle} />;
  return (
    <section
      className={looks.player}
      aria-label={say('explainer')}
      ref={box}
      data-focused={focus?.on === true}
      data-begun={at > 0 || playing}
      data-tells={!stops && !isOver}
      data-tried={ended ? isOver : onwards.go !== null}
    >
      <PlayerTop
        focus={focus}
        scene={place + 1}
        scenes={scenes.length}
        pause={() => act({ type: 'pause' })}
      />
      <div className={looks.stage} data-stage data-asks={stops && !ended} data-ended={isOver}>
        {/* Taller than the stage, so it makes room for the end screen. */}
        {stops && !isOver && (
          <div className={looks.question} key={place} ref={question}>
            {asks !== null && (
              <TryQuestion
                item={asks}
                misconceptions={misconceptions}
                level={2}
                {...task}
                onTried={(_, answer) => {
                  act({ type: 'answer' });
                  onAnswered?.(asks.id, answer);
                }}
              />
            )}
            {touch !== null && (
              <TouchScene visual={touch} {...task} onTried={() => act({ type: 'answer' })} />
            )}
          </div>
        )}
        {!stops && (
          <div className={looks.scene} key={place} {...groundOf(scene.visual, figures)}>
            <SceneClock.Provider value={{ seconds, running: playing, rate, narration, audience }}>
              <Visual visual={scene.visual} shown={shownAt(times, stepped ? 1 : share)} figures={figures} />
            </SceneClock.Provider>
          </div>
        )}
        {at === 0 && !playing && <Cover onPress={toggle} />}
        {isOver && <div className={looks.ending}>{ending(end)}</div>}
      </div>
      <Caption
        text={narration}
        longest={stops ? narration : longest}
        terms={terms}
        spoken={voice.available && voice.on}
      />
      <SeekBar playback={playback} scenes={scenes} />
      <Controls playback={playback} held={held} toggle={toggle} play={play} voice={voice} screen={screen} />
    </section>
  );
};
