import type { ReadyUnit } from '@afrolearn/learning/today/units.ts';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { sessionAtHand } from '#lib/session.tsx';
import { namedUnit, reviewLeft, type Trace, traceOf } from '../where-stopped.ts';

type Traces = { trace: Trace | null; review: number | null };

const tracesOf = async (owner: number): Promise<Traces> => {
  const none = () => null;
  const [trace, review] = await Promise.all([traceOf(owner).catch(none), reviewLeft(owner).catch(none)]);
  return { trace, review };
};

let ahead: { owner: number; traces: Traces; at: number } | null = null;
/** Longer than a page takes to be drawn, shorter than anybody needs to do something else meanwhile. */
const freshMs = 1000;
/** A page does not wait longer for what this device knows: it can be drawn without. */
const patience = 300;

/** Before the page is drawn the first time: then it is drawn whole. */
export const lookAhead = async (): Promise<void> => {
  const user = sessionAtHand()?.user;
  if (user?.role !== 'learner') return;
  const look = async () => {
    const traces = await tracesOf(user.id);
    ahead = { owner: user.id, traces, at: Date.now() };
  };
  await Promise.race([look(), new Promise((done) => setTimeout(done, patience))]);
};

const seenAhead = (owner: number | null): Traces | 'looking' =>
  ahead !== null && ahead.owner === owner && Math.abs(Date.now() - ahead.at) < freshMs
    ? ahead.traces
    : 'looking';

/** What this device knows of the last lesson, and of a review. Where its storage is forbidden that is nothing. */
export const useTrace = (owner: number | null): Traces | 'looking' => {
  const [traces, setTraces] = useState<Traces | 'looking'>(() => seenAhead(owner));
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

/** A unit that only this device knows to be under way, by its names. Without an id nothing is asked. */
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
