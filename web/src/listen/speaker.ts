/**
 * The one mouth of the page: what begins to be heard ends what was heard before. It tells which text is read now, and
 * which word of it, so that the word can light up wherever that text stands.
 */
import { type Piece, sentencesOf, wordAt } from './sentences.ts';

type Reading = { readonly text: string; readonly lit: Piece };

/** A voice that never says it has finished must not hold up what waits for it. */
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
  /** Whatever ended it: all is read, it was stopped, the voice gave up, or something else is read now. */
  onEnd?: () => void;
};

type Say = { words: string; voice: SpeechSynthesisVoice; rate: number };

/** Says one sentence. Whatever ends it, the end is told once. */
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
      // Some voices tell sentences too.
      if (!over && name !== 'sentence') onWord(charIndex);
    };
    said.onend = end;
    said.onerror = end;
    speechSynthesis.speak(said);
  } catch {
    // A voice that is gone: what is not heard can still be read.
    setTimeout(end);
  }
  return () => {
    over = true;
    clearTimeout(timer);
  };
};

/** Reads texts one after the other. Gives back what stops it, which does nothing once something else is read. */
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
    // Where the voice tells no words, the sentence stays lit.
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

/** Lets a recording be heard by the same mouth. Whatever ends it, `onEnd` is told once. Gives back what stops it. */
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
  // Where the browser does not let it sound, what waits for it goes on.
  heard.play()?.catch(stop);
  return stop;
};
