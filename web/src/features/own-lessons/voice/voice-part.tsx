import { voiceLanguages } from '@afrolearn/learning/own-lessons/narration.ts';
import { Check, Mic, Play, Square, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { keepVoice, removeVoice, soundsOf, voicesOf } from '../own-lessons.api.ts';
import css from '../own-lessons.module.css';
import { useRecorder } from './use-recorder.ts';

const c = classes(css);

type TellableScene = { readonly name: string; readonly narration: string };
type Props = { lessonId: string; classId: number | null; scenes: readonly TellableScene[] };

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const kilobytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1000));

/** What is recorded now, before it is kept. */
const Recorder = ({ onKeep }: { onKeep: (sound: Blob, seconds: number) => Promise<boolean> }) => {
  const say = useText(ownLessons);
  const { seconds, recorded, trouble, start, stop, drop } = useRecorder();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    if (recorded === null) return;
    setBusy(true);
    if (await onKeep(recorded.sound, recorded.seconds)) drop();
    setBusy(false);
  };
  return (
    <div className={c('recorder')} data-recording={seconds !== null}>
      {seconds === null ? (
        <Button icon={<Mic />} disabled={trouble === 'unsupported'} onClick={() => void start()}>
          {say(recorded === null ? 'record' : 'recordAgain')}
        </Button>
      ) : (
        <>
          <Button icon={<Square />} onClick={stop}>
            {say('stop')}
          </Button>
          <b role="timer">{clock(seconds)}</b>
          <span role="status">{say('recording')}</span>
        </>
      )}
      {trouble !== null && <Notice kind="info">{say(`trouble.${trouble}`)}</Notice>}
      {recorded !== null && (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: the words stand above it */}
          <audio controls src={recorded.address} aria-label={say('listenFirst')} />
          <div className={c('acts')}>
            <Button icon={<Check />} busy={busy} onClick={() => void keep()}>
              {say('keepVoice')}
            </Button>
            <Button kind="ghost" onClick={drop}>
              {say('dropVoice')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};

/** A lesson told scene by scene, in any language. It is heard before the voice of the device. */
export const VoicePart = ({ lessonId, classId, scenes }: Props) => {
  const say = useText(ownLessons);
  const [language, setLanguage] = useState('lg');
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState<string | null>(null);
  const where = { id: lessonId, classId };
  const voices = useAnswer(`desk voices ${lessonId} ${classId}`, () => voicesOf(where));
  const mine = (voices.data ?? []).filter((one) => one.language === language);
  const place = Math.min(at, scenes.length - 1);
  const scene = scenes[place];
  const orSay = async (work: Promise<unknown>): Promise<boolean> => {
    setSaid(null);
    try {
      await work;
      voices.retry();
      return true;
    } catch (error) {
      setSaid((error instanceof CallError ? error.said : null) ?? say('voiceFailed'));
      return false;
    }
  };
  const play = async (n: number) => {
    const sounds = await soundsOf(where, language);
    const found = sounds.find((one) => one.scene === n);
    if (found !== undefined) await new Audio(`data:${found.type};base64,${found.sound}`).play();
  };
  if (scene === undefined) return <Notice kind="info">{say('noScenes')}</Notice>;
  return (
    <section className={c('stack')} aria-label={say('myVoice')}>
      <p className={c('hint')}>{say('voiceLead')}</p>
      <SelectField
        label={say('voiceLanguage')}
        value={language}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
      >
        {voiceLanguages.map(({ code, name }) => (
          <option key={code} value={code}>
            {code === 'other' ? say('otherLanguage') : name}
          </option>
        ))}
      </SelectField>
      {voices.state === 'failed' && <Failed retry={voices.retry}>{say('voicesFailed')}</Failed>}
      {said !== null && <Notice kind="bad">{said}</Notice>}
      <ol className={c('voices')}>
        {scenes.map((one, n) => {
          const voice = mine.find(({ scene: told }) => told === n);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a scene is told by its place
            <li key={n} data-chosen={n === place}>
              <button type="button" aria-current={n === place ? 'step' : undefined} onClick={() => setAt(n)}>
                <b>
                  {n + 1}. {one.name}
                </b>
                <small>
                  {voice === undefined
                    ? say('noVoice')
                    : say('voiceSize', { time: clock(voice.seconds), size: kilobytes(voice.bytes) })}
                  {voice?.stale === true && ` · ${say('stale')}`}
                </small>
              </button>
              {voice !== undefined && (
                <>
                  <Button
                    round
                    kind="quiet"
                    aria-label={say('playScene', { n: n + 1 })}
                    icon={<Play />}
                    disabled={voice.stale}
                    onClick={() => void orSay(play(n))}
                  />
                  <Button
                    round
                    kind="ghost"
                    aria-label={say('removeVoice', { n: n + 1 })}
                    icon={<Trash2 />}
                    onClick={() => void orSay(removeVoice(lessonId, voice.id))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ol>
      <blockquote className={c('plain')}>{scene.narration}</blockquote>
      <Recorder
        key={`${place} ${language}`}
        onKeep={(sound, seconds) =>
          orSay(keepVoice(where, { scene: place, language, seconds, sound })).then((kept) => {
            if (kept && place < scenes.length - 1) setAt(place + 1);
            return kept;
          })
        }
      />
      <p className={c('hint')}>
        {say('voiceTotal', { size: kilobytes(mine.reduce((sum, { bytes }) => sum + bytes, 0)) })}
      </p>
    </section>
  );
};
