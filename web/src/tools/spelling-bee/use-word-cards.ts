import {
  cardsAfter,
  cardsOfWork,
  mergedCards,
  type WordCards,
  wordWorkOf,
  workOfCards,
} from '@afrolearn/learning/tools/spelling-bee/cards.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { useMadeWork, useMadeWorks } from '#tool-kit/works/index.ts';

const tool = 'spelling-bee';

/**
 * The spelling cards (FSRS state of each word) of this learner, stored as one work. If two devices both create one,
 * the first wins. Without an account the cards last as long as the page. Call `store` at the end of a round: each call
 * sends the whole work.
 */
export const useWordCards = () => {
  const say = useText(spellingBee);
  const { works } = useMadeWorks(tool);
  // In the same order on every device, so that all of them keep the same work.
  const [first, second] = (works ?? []).map(({ id }) => id).sort();
  // A work that was begun here is open already: nobody has to be asked for it.
  const [begun, setBegun] = useState<string | null>(null);
  const main = useMadeWork(tool, first === begun ? null : (first ?? null), wordWorkOf);
  const further = useMadeWork(tool, second ?? null, wordWorkOf);
  const newest = useRef<WordCards>({});
  const isChanged = useRef(false);
  const [cards, setCards] = useState<WordCards>({});

  const take = useCallback((next: WordCards) => {
    newest.current = next;
    setCards(next);
  }, []);
  const store = useEffectEvent(() => {
    // A work that cannot be read is of a later version: it stays as it is.
    const isReady = works !== null && main.opening !== 'loading' && main.opening !== 'broken';
    if (!isReady || !isChanged.current) return;
    isChanged.current = false;
    void main.save(say('myWords'), workOfCards(newest.current)).then((id) => {
      if (id === null) isChanged.current = true;
      else if (first === undefined) setBegun(id);
    });
  });

  const { work } = main;
  useEffect(() => {
    if (work !== null) take(mergedCards(newest.current, cardsOfWork(work.data)));
  }, [work, take]);

  const join = useEffectEvent(async (found: NonNullable<typeof further.work>) => {
    if (main.opening !== 'open' || found.id !== second) return;
    take(mergedCards(newest.current, cardsOfWork(found.data)));
    const id = await main.save(say('myWords'), workOfCards(newest.current));
    if (id !== null) await further.remove().catch(() => undefined);
  });
  const { work: other } = further;
  const isOpen = main.opening === 'open';
  useEffect(() => {
    if (other !== null && isOpen) void join(other);
  }, [other, isOpen]);

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') store();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      store();
    };
  }, []);

  const record = (word: string, correct: boolean): void => {
    isChanged.current = true;
    take(cardsAfter(newest.current, { word, at: Date.now(), correct }));
  };
  return { cards, record, store };
};
