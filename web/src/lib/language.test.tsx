import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider, useLanguage, useText } from './language.tsx';
import { defineMessages, speak } from './messages.ts';

const texts = { hi: 'Good morning' } as const;
const swahili = { hi: 'Habari za asubuhi' };

const Greeting = ({ words }: { words: ReturnType<typeof wordsThatCome> }) => {
  const say = useText(words);
  const [times] = useState(1);
  return <p>{`${say('hi')} ${times}`}</p>;
};

const wordsThatCome = () => {
  const came = () => Promise.resolve({ texts: swahili });
  return defineMessages(texts, { sw: came, fr: came, lg: came });
};

const Page = ({ late }: { late: { words: ReturnType<typeof wordsThatCome> | null } }) => {
  const { language } = useLanguage();
  // Loads during the re-render in the new language, and resolves a moment later.
  if (language === 'sw') late.words ??= wordsThatCome();
  return late.words === null ? <p>empty</p> : <Greeting words={late.words} />;
};

afterEach(() => speak('en'));

test('words that come while a page is being drawn do not spoil its first draw', async () => {
  localStorage.setItem('afl_language', 'sw');
  // The interface's own texts are loaded first.
  wordsThatCome();
  const errors: unknown[] = [];
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: (error) => errors.push(error) });
  try {
    root.render(
      <LanguageProvider>
        <Page late={{ words: null }} />
      </LanguageProvider>,
    );
    await waitFor(() => expect(place.textContent).toBe('Habari za asubuhi 1'));
    expect(errors).toEqual([]);
  } finally {
    root.unmount();
    localStorage.removeItem('afl_language');
  }
});
