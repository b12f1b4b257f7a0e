import { voiceLanguages } from '@afrolearn/learning/own-lessons/narration.ts';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { asBlob, isUnheard } from '#offline/rounds.ts';
import { type KeptVoice, sendVoice, soundOf } from '#teaching-kit/voices/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { removeVoice, soundsOf, voicesOf } from '../own-lessons.api.ts';
import css from '../own-lessons.module.css';
import { clock } from './clock.ts';
import { Recorder } from './recorder.tsx';
import { RemoveVoice } from './remove-voice.tsx';
import { useKeptVoices } from './use-kept-voices.ts';
import type { Heard } from './use-recorder.ts';

const c = classes(css);

type TellableScene = { readonly name: string; readonly narration: string };
type Props = { lessonId: string; classId: number | null; scenes: readonly TellableScene[] };

const kilobytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1000));

/** A lesson narrated scene by scene, in any language. It replaces the device's voice. */
export const VoicePart = ({ lessonId, classId, scenes }: Props) => {
  const say = useText(ownLessons);
  const [language, setLanguage] = useState('lg');
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState<string | null>(null);
  const where = { id: lessonId, classId };
  const [waits, setWaits] = useState(false);
  const voices = useOwnAnswer(`desk voices ${lessonId} ${classId}`, () => voicesOf(where), {
    afterProgress: false,
  });
  const onDevice = useKeptVoices(where, {
    onSent: () => {
      setWaits(false);
      voices.retry();
    },
    onRefused: setSaid,
  });
  const mine = (voices.data ?? []).filter((one) => one.language === language);
  const place = Math.min(at, scenes.length - 1);
  const scene = scenes[place];
  const keptOf = (n: number): KeptVoice | undefined =>
    onDevice.voices?.find((one) => one.scene === n && one.language === language);
  const here = keptOf(place);
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
    if (found === undefined) return;
    // The content security policy blocks `data:` audio.
    const heard = new Audio(URL.createObjectURL(asBlob(found.sound, found.type)));
    heard.onended = () => URL.revokeObjectURL(heard.src);
    await heard.play();
  };
  const told = { ...where, scene: place, language };
  const next = () => {
    if (place < scenes.length - 1) setAt(place + 1);
  };
  /*
   * Stored on the phone first, so that a failed call loses nothing. If storage fails, too, only this page has
   * it.
   */
  const keep = async ({ sound, seconds }: Heard): Promise<boolean> => {
    setSaid(null);
    const words = scene?.narration ?? '';
    const take = await onDevice.keep({ ...told, seconds, words, blob: sound, meant: true });
    try {
      await sendVoice(where, { scene: place, language, seconds, sound });
      if (take !== null) await onDevice.dropSent({ ...told, take });
      voices.retry();
    } catch (error) {
      const isFinal = !isUnheard(error);
      if (isFinal || take === null) {
        setSaid((isFinal && error instanceof CallError ? error.said : null) ?? say('voiceFailed'));
        if (take !== null) await onDevice.demote({ ...told, take });
        return false;
      }
      setWaits(true);
    }
    next();
    return true;
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
      {waits && <Notice kind="info">{say('voiceWaits')}</Notice>}
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
                  {[
                    voice !== undefined &&
                      say('voiceSize', { time: clock(voice.seconds), size: kilobytes(voice.bytes) }),
                    voice === undefined && keptOf(n) === undefined && say('noVoice'),
                    keptOf(n) !== undefined && say('onThisPhone'),
                    voice?.stale === true && say('stale'),
                  ]
                    .filter((said) => said !== false)
                    .join(' · ')}
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
                  <RemoveVoice scene={n + 1} onRemove={() => void orSay(removeVoice(lessonId, voice.id))} />
                </>
              )}
            </li>
          );
        })}
      </ol>
      <blockquote className={c('plain')}>{scene.narration}</blockquote>
      {onDevice.voices !== null && (
        <Recorder
          key={`${place} ${language}`}
          before={here === undefined ? null : { sound: soundOf(here), seconds: here.seconds }}
          onRecorded={({ sound, seconds }) =>
            void onDevice.keep({ ...told, seconds, words: scene.narration, meant: false, blob: sound })
          }
          onKeep={keep}
          onDrop={() => void onDevice.drop(told)}
        />
      )}
      {mine.length > 0 && (
        <p className={c('hint')}>
          {say('voiceTotal', { size: kilobytes(mine.reduce((sum, { bytes }) => sum + bytes, 0)) })}
        </p>
      )}
    </section>
  );
};
