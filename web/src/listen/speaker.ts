/**
 * The page's only speech output: new speech stops the previous. It reports the current text and word for
 * highlighting.
 */
import { type Piece, sentencesOf, wordAt } from './sentences.ts';

type Reading = { readonly text: string; readonly lit: Piece };

/** A timeout for voices that never report their end. */
const longestMs = 45_000;

let now: Reading | null = null;
let endRun: (() => void) | null = null;
const watchers = new Set<() => void>();

const show = (reading: Reading | null): void => {
  now = reading;
  for (const watch of watchers) watch();
};

export const nowRead = (): Reading | null => now;

export const onReading = (watch: () => void): (() => void) => {
  watchers.add(watch);
  return () => watchers.delete(watch);
};

type Manner = {
  voice: SpeechSynthesisVoice;
  rate: number;
  /** Called at the end, however it came: finished, stopped, failed, or replaced. */
  onEnd?: () => void;
};

type Say = { words: string; voice: SpeechSynthesisVoice; rate: number };

/** Speaks one sentence, and reports its end exactly once. */
const saySentence = ({ words, voice, rate }: Say, onWord: (from: number) => void, onEnd: () => void) => {
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    onEnd();
  };
  const timer = setTimeout(end, longestMs);
  try {
    const said = new SpeechSynthesisUtterance(words);
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = rate;
    said.onboundary = ({ name, charIndex }) => {
      // Some voices report sentences, too.
      if (!over && name !== 'sentence') onWord(charIndex);
    };
    said.onend = end;
    said.onerror = end;
    speechSynthesis.speak(said);
  } catch {
    // The voice is gone: continues as text.
    setTimeout(end);
  }
  return () => {
    over = true;
    clearTimeout(timer);
  };
};

/** Reads texts in sequence. Returns a stop function, which has no effect after a replacement. */
export const readAloud = (texts: readonly string[], { voice, rate, onEnd }: Manner): (() => void) => {
  endRun?.();
  const queue = texts.flatMap((text) => sentencesOf(text).map((sentence) => ({ text, sentence })));
  let dropSentence = () => {};
  const stop = () => {
    if (endRun !== stop) return;
    endRun = null;
    dropSentence();
    speechSynthesis.cancel();
    show(null);
    onEnd?.();
  };
  const next = (place: number) => {
    const step = queue[place];
    if (step === undefined) {
      endRun = null;
      show(null);
      onEnd?.();
      return;
    }
    const { text, sentence } = step;
    const words = text.slice(sentence.from, sentence.to);
    // A voice without word events highlights the sentence.
    show({ text, lit: sentence });
    dropSentence = saySentence(
      { words, voice, rate },
      (from) => {
        const word = wordAt(text, sentence.from + from);
        if (word !== null) show({ text, lit: word });
      },
      () => next(place + 1),
    );
  };
  endRun = stop;
  speechSynthesis.cancel();
  next(0);
  return stop;
};

/** Plays a recording with the same exclusivity; `onEnd` is called once. Returns a stop function. */
export const playAloud = (heard: HTMLAudioElement, onEnd: () => void): (() => void) => {
  endRun?.();
  const stop = () => {
    if (endRun !== stop) return;
    endRun = null;
    heard.pause();
    onEnd();
  };
  endRun = stop;
  heard.onended = stop;
  heard.onerror = stop;
  // Where autoplay is blocked, it continues.
  heard.play()?.catch(stop);
  return stop;
};
