import { Check, Mic, Square } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from '../own-lessons.module.css';
import { clock } from './clock.ts';
import { type Heard, useRecorder } from './use-recorder.ts';

const c = classes(css);

type Props = {
  /** A stored recording on this phone. */
  before: Heard | null;
  onRecorded: (heard: Heard) => void;
  onKeep: (heard: Heard) => Promise<boolean>;
  onDrop: () => void;
};

/** The current recording, before it is stored. */
export const Recorder = ({ before, onRecorded, onKeep, onDrop }: Props) => {
  const say = useText(ownLessons);
  const { seconds, recorded, trouble, start, stop, drop } = useRecorder(before, onRecorded);
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    if (recorded === null) return;
    setBusy(true);
    if (await onKeep(recorded)) drop();
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
            <Button
              kind="ghost"
              onClick={() => {
                drop();
                onDrop();
              }}
            >
              {say('dropVoice')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};
