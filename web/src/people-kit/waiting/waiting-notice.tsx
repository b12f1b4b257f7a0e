import { useEffect, useState } from 'react';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { waitingTexts } from '#messages/waiting/en.ts';
import { roundOver } from '#offline/rounds.ts';
import { onResults, workWaits } from '#offline/use-record.ts';
import { Link } from '#routing/index.ts';
import { Notice } from '#ui/notice.tsx';
import { type WaitingHere as Counts, waitingOf } from './waiting.ts';

const kinds = ['learning', 'handIns', 'registers', 'reviews', 'voices', 'works'] as const;

/** One's own unsent work; empty when everything is sent. */
export const WaitingNotice = () => {
  const say = useText(waitingTexts);
  const owner = useSession().user?.id;
  const [waits, setWaits] = useState<Counts | null>(null);
  useEffect(() => {
    if (owner === undefined) return;
    let isHere = true;
    const look = () =>
      waitingOf(owner).then(
        (found) => isHere && setWaits(found),
        // Without storage nothing is pending.
        () => undefined,
      );
    void look();
    const stopHearing = onResults(look);
    for (const news of [workWaits, roundOver]) globalThis.addEventListener(news, look);
    return () => {
      isHere = false;
      stopHearing();
      for (const news of [workWaits, roundOver]) globalThis.removeEventListener(news, look);
    };
  }, [owner]);
  const told = waits === null ? [] : kinds.filter((kind) => waits[kind] > 0);
  if (waits === null || told.length === 0) return null;
  return (
    <Notice kind="info">
      {told.map((kind) => (
        <p key={kind}>{say(kind, { count: waits[kind] })}</p>
      ))}
      <p>{say('goes')}</p>
      <Link to={paths.work}>{say('where')}</Link>
    </Notice>
  );
};
