import type { ReadyUnit } from '@afrolearn/learning/today/units.ts';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { namedUnit, reviewLeft, type Trace, traceOf } from '../where-stopped.ts';

type Traces = { trace: Trace | null; review: number | null };

/** What this device knows of the last lesson, and of a review. Where its storage is forbidden that is nothing. */
export const useTrace = (owner: number | null): Traces | 'looking' => {
  const [traces, setTraces] = useState<Traces | 'looking'>('looking');
  useEffect(() => {
    if (owner === null) return;
    let current = true;
    const none = () => null;
    void Promise.all([traceOf(owner).catch(none), reviewLeft(owner).catch(none)]).then(
      ([trace, review]) => current && setTraces({ trace, review }),
    );
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
