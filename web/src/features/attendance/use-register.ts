import type { RegisterDay } from '@afrolearn/contract/attendance.ts';
import type { Mark, Tap } from '@afrolearn/learning/attendance/marks.ts';
import { dayIn } from '@afrolearn/learning/streaks/days.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { factOf, keep, lastKnown } from '#ask/kept-answers.ts';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { readLocal } from '#lib/local.ts';
import { useSession } from '#lib/session.tsx';
import { uuid } from '#offline/uuid.ts';
import { keepTap, startTaps, type TapsNews, tapsChanged, waitingFor } from '#teaching-kit/register/index.ts';
import { readDay } from './attendance.api.ts';
import { begunDay, blankDay, withTaps } from './day-view.ts';

/** `kept`: stored on this device. `fleeting`: storage failed, so only this page has it. */
export type SaveState = 'nothing' | 'kept' | 'fleeting' | 'sent';

const questionOf = (classId: number, chosen: string | null) => `register ${classId} ${chosen ?? 'today'}`;

const startOf = (taps: readonly Tap[]): number => Math.min(Date.now(), ...taps.map(({ at }) => at));

/* Offline, another day's register provides the class list. */
const useLastList = (owner: number, classId: number, isWanted: boolean): RegisterDay | null => {
  const [last, setLast] = useState<RegisterDay | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    lastKnown<RegisterDay>(factOf(owner, questionOf(classId, null))).then(
      (known) => isHere && setLast(known?.data ?? null),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [owner, classId, isWanted]);
  return last;
};

/** A class's register of a day: from the server or the cache, with this device's taps. */
export const useRegister = (classId: number, chosen: string | null) => {
  const { user } = useSession();
  const owner = user?.id ?? 0;
  const by = user === null ? null : { id: user.id, name: user.name };
  const question = questionOf(classId, chosen);
  const answer = useOwnAnswer(question, () => readDay(classId, chosen), { afterProgress: false });
  const last = useLastList(owner, classId, answer.state === 'failed' && answer.data === null);
  const [taps, setTaps] = useState<readonly Tap[]>([]);
  const [save, setSave] = useState<SaveState>('nothing');
  const [isBegun, setBegun] = useState(false);

  const known = answer.data ?? last;
  const isOfNow = answer.state === 'done';
  const date = chosen ?? (known === null ? null : isOfNow ? known.date : dayIn(known.zone, Date.now()));
  const told = known === null || date === null ? null : known.date === date ? known : blankDay(known, date);
  const day = told === null ? null : withTaps(isBegun ? begunDay(told, startOf(taps)) : told, taps, by);

  /* Loads stored taps and their state. */
  const look = useEffectEvent(async (on: string, isHere: () => boolean) => {
    const waiting = await waitingFor(owner, classId, on);
    if (!isHere()) return;
    setTaps((now) => {
      const others = waiting.taps.filter(({ id }) => !now.some((tap) => tap.id === id));
      return others.length === 0 ? now : [...now, ...others];
    });
    if (waiting.count > 0) setBegun(true);
    setSave((now) => {
      if (waiting.count === 0) return now === 'nothing' ? now : 'sent';
      return now === 'fleeting' ? now : 'kept';
    });
  });
  const hear = useEffectEvent((news: TapsNews) => {
    if (news.kind === 'refused' || news.isOlder) {
      setTaps([]);
      answer.retry();
    }
  });
  useEffect(() => {
    if (date === null) return;
    let isHere = true;
    const onNews = (event: Event) => {
      hear((event as CustomEvent<TapsNews>).detail);
      void look(date, () => isHere);
    };
    void look(date, () => isHere);
    globalThis.addEventListener(tapsChanged, onNews);
    return () => {
      isHere = false;
      globalThis.removeEventListener(tapsChanged, onNews);
    };
  }, [date]);
  useEffect(() => startTaps(owner), [owner]);

  const isTaken = isBegun || (told !== null && told.taken !== null);
  const put = async (tap: Tap | null): Promise<void> => {
    if (told === null || date === null) return;
    const all = tap === null ? taps : [...taps, tap];
    setTaps(all);
    setBegun(true);
    const token = readLocal('token');
    const at = tap?.at ?? Date.now();
    const learnerIds = told.taken === null ? told.pupils.map(({ id }) => id) : [];
    const isKept = await keepTap(
      owner,
      { classId, className: told.class.name, date, startedAt: at, learnerIds },
      tap,
    );
    setSave(isKept ? 'kept' : 'fleeting');
    // So that an offline reload shows the taps, even those already sent.
    const now = withTaps(begunDay(told, startOf(all)), all, by);
    await keep(factOf(owner, question), now, token).catch(() => undefined);
  };
  return {
    day,
    answer,
    save,
    isTaken,
    /** Whether the list is cached because the device is offline. */
    isOld: known !== null && !isOfNow && answer.state === 'failed',
    tap: (learnerId: number, mark: Mark) => put({ id: uuid(), learnerId, ...mark, at: Date.now() }),
    /** Closing without a tap also takes the register: everybody is present. */
    take: async () => {
      if (!isTaken) await put(null);
    },
  };
};
