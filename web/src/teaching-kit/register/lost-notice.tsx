import { useEffect, useState } from 'react';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { attendance as texts } from '#messages/attendance/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { tapsChanged } from './kept-taps.ts';
import { dropLost, type LostTaps, lostOf } from './lost-taps.ts';

/** Refused register marks with the reason, shown until the teacher confirms reading it. */
export const LostNotice = () => {
  const say = useText(texts);
  const { language } = useLanguage();
  const owner = useSession().user?.id ?? null;
  const [all, setAll] = useState<readonly LostTaps[]>([]);
  useEffect(() => {
    if (owner === null) return;
    let isHere = true;
    const look = () =>
      lostOf(owner).then(
        (found) => isHere && setAll(found),
        // Without storage nothing was kept.
        () => undefined,
      );
    void look();
    globalThis.addEventListener(tapsChanged, look);
    return () => {
      isHere = false;
      globalThis.removeEventListener(tapsChanged, look);
    };
  }, [owner]);
  const read = async (one: LostTaps) => {
    setAll((now) => now.filter((other) => other !== one));
    if (owner !== null) await dropLost(owner, one).catch(() => undefined);
  };
  return all.map((one) => (
    <Notice
      key={`${one.classId} ${one.date} ${one.why}`}
      kind="bad"
      action={
        <Button size="sm" kind="paper" onClick={() => void read(one)}>
          {say('haveRead')}
        </Button>
      }
    >
      {one.className !== undefined && <b>{one.className}: </b>}
      {one.count === 0
        ? say('lostStart', { date: dayText(language, one.date) })
        : say('lost', { count: one.count, date: dayText(language, one.date) })}{' '}
      {one.why === 'left' ? say('lostLeft') : one.said}
    </Notice>
  ));
};
