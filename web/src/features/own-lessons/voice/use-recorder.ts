import { voiceLimits } from '@afrolearn/learning/own-lessons/narration.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Formats that browsers can record, the smallest first. */
const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

export type Heard = { readonly sound: Blob; readonly seconds: number };
type Recorded = Heard & { readonly address: string };
type Trouble = 'unsupported' | 'refused' | 'failed';

const canRecord = (): boolean =>
  typeof MediaRecorder === 'function' && typeof navigator.mediaDevices?.getUserMedia === 'function';

const askForVoice = async (): Promise<MediaStream> =>
  await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });

const withAddress = (heard: Heard): Recorded => ({ ...heard, address: URL.createObjectURL(heard.sound) });

const newRecorder = (stream: MediaStream): MediaRecorder => {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  return new MediaRecorder(stream, {
    audioBitsPerSecond: voiceLimits.bitsPerSecond,
    ...(mimeType === undefined ? {} : { mimeType }),
  });
};

/**
 * Records one small recording of at most a minute. Nothing is sent before it is accepted, and the microphone
 * is released on stop. `before` is a stored one from an earlier visit.
 */
export const useRecorder = (before: Heard | null, onRecorded: (heard: Heard) => void) => {
  const [seconds, setSeconds] = useState<number | null>(null);
  const [recorded, setRecorded] = useState<Recorded | null>(() => before && withAddress(before));
  const [trouble, setTrouble] = useState<Trouble | null>(canRecord() ? null : 'unsupported');
  const recorder = useRef<MediaRecorder | null>(null);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);

  const release = useCallback(() => {
    clearInterval(timer.current);
    for (const track of recorder.current?.stream.getTracks() ?? []) track.stop();
    recorder.current = null;
  }, []);
  const drop = () =>
    setRecorded((old) => {
      if (old !== null) URL.revokeObjectURL(old.address);
      return null;
    });
  useEffect(() => release, [release]);

  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  };
  const start = async () => {
    drop();
    setTrouble(null);
    try {
      const stream = await askForVoice();
      const one = newRecorder(stream);
      const pieces: Blob[] = [];
      const began = performance.now();
      const passed = () => (performance.now() - began) / 1000;
      recorder.current = one;
      one.ondataavailable = ({ data }) => {
        if (data.size > 0) pieces.push(data);
      };
      one.onstop = () => {
        const length = Math.min(voiceLimits.seconds, Math.max(1, Math.round(passed())));
        release();
        setSeconds(null);
        // Only the type, without this phone's codecs.
        const [type = 'audio/webm'] = one.mimeType.split(';');
        const sound = new Blob(pieces, { type });
        setRecorded(withAddress({ sound, seconds: length }));
        onRecorded({ sound, seconds: length });
      };
      one.onerror = () => {
        release();
        setSeconds(null);
        setTrouble('failed');
      };
      one.start();
      setSeconds(0);
      timer.current = setInterval(() => {
        setSeconds(Math.floor(passed()));
        if (passed() >= voiceLimits.seconds) stop();
      }, 250);
    } catch (error) {
      release();
      const isRefused = error instanceof Error && error.name === 'NotAllowedError';
      setTrouble(isRefused ? 'refused' : 'failed');
    }
  };
  return { seconds, recorded, trouble, start, stop, drop };
};
