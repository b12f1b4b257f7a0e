import type { ReadyUnit } from '@afrolearn/learning/today/units.ts';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { sessionAtHand } from '#lib/session.tsx';
import { lookedAhead } from '#offline/ahead.ts';
import { namedUnit, reviewLeft, type Trace, traceOf } from '../where-stopped.ts';

type Traces = { trace: Trace | null; review: number | null };

const tracesOf = async (owner: number): Promise<Traces> => {
  const none = () => null;
  const [trace, review] = await Promise.all([traceOf(owner).catch(none), reviewLeft(owner).catch(none)]);
  return { trace, review };
};

const ahead = lookedAhead<Traces>();

/** Before the first render, so that the page is complete. */
export const lookAhead = async (): Promise<void> => {
  const user = sessionAtHand()?.user;
  if (user?.role === 'learner') await ahead.look(`${user.id}`, () => tracesOf(user.id));
};

/** This device's knowledge of the last lesson and review; empty without storage. */
export const useTrace = (owner: number | null): Traces | 'looking' => {
  const [traces, setTraces] = useState<Traces | 'looking'>(() => ahead.seen(`${owner}`)?.found ?? 'looking');
  const seen = useRef(traces === 'looking' ? null : owner);
  useEffect(() => {
    if (owner === null || seen.current === owner) return;
    let current = true;
    void tracesOf(owner).then((found) => current && setTraces(found));
    return () => {
      current = false;
    };
  }, [owner]);
  return traces;
};

/** Fetches the names of a unit that only this device knows as current. Nothing is fetched without an id. */
export const useNamedUnit = (
  owner: number | null,
  id: number | null,
): { unit: ReadyUnit | null; looking: boolean } => {
  const here = useRef<number | null>(null);
  useEffect(() => {
    here.current = owner;
    return () => {
      here.current = null;
    };
  }, [owner]);
  const { state, data } = useAnswer(
    id === null || owner === null ? null : `names ${owner} ${id}`,
    () => namedUnit(owner ?? 0, id ?? 0, () => here.current === owner),
    { endsOn: [] },
  );
  return { unit: data, looking: id !== null && state === 'loading' };
};
