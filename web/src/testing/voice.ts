import { vi } from 'vitest';

/** The texts that the device was asked to speak. It never reports an end by itself. */
export type Utterance = {
  text: string;
  rate?: number;
  onend?: () => void;
  onboundary?: (told: { name: string; charIndex: number }) => void;
};

/** Gives the device an English voice. */
export const giveVoice = ({ localService = true } = {}) => {
  const spoken: Utterance[] = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    vi.fn(function utter(this: Utterance, text: string) {
      this.text = text;
    }),
  );
  const cancel = vi.fn();
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-GB', localService }],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    cancel,
    speak: (said: Utterance) => spoken.push(said),
  });
  return { spoken, cancel };
};
