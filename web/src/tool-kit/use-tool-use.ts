import type { EventResult } from '@afrolearn/contract/events.ts';
import { isProof, type ProofRule, type ToolEvidence } from '@afrolearn/learning/tools/evidence.ts';
import type { OpenTool } from '@afrolearn/learning/tools/registry.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onResults, useRecord } from '#offline/use-record.ts';
import { uuid } from '#offline/uuid.ts';

/** Counts the time in which the page is visible. */
const useVisibleTime = () => {
  const clock = useRef({ spent: 0, since: performance.now() });
  useEffect(() => {
    const change = () => {
      const { spent, since } = clock.current;
      const now = performance.now();
      const isHidden = document.visibilityState === 'hidden';
      clock.current = { spent: isHidden ? spent + now - since : spent, since: now };
    };
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  return {
    restart: useCallback(() => {
      clock.current = { spent: 0, since: performance.now() };
    }, []),
    spent: useCallback(() => clock.current.spent + performance.now() - clock.current.since, []),
  };
};

/** `safe` as `useRecord` resolves; `result` is the server's, once it has answered. */
export type Completion = {
  readonly id: string;
  readonly safe: boolean | null;
  readonly result: EventResult | null;
};

/**
 * One use of a tool after the other. `complete` records that the tool was used to its end, if the evidence suffices by
 * the rule that the server applies too; it resolves to whether it does. `begin` starts the next use.
 */
export const useToolUse = <Content>(tool: OpenTool, rule: ProofRule<Content>, content: Content) => {
  const record = useRecord();
  const { restart, spent } = useVisibleTime();
  const run = useRef(uuid());
  const [completion, setCompletion] = useState<Completion | null>(null);

  useEffect(
    () =>
      onResults((results) =>
        setCompletion((one) => {
          const result = results.find(({ id }) => id === one?.id);
          return one === null || result === undefined ? one : { ...one, result };
        }),
      ),
    [],
  );

  const begin = useCallback(() => {
    run.current = uuid();
    restart();
    setCompletion(null);
  }, [restart]);

  const complete = async (made: Omit<ToolEvidence, 'run' | 'ms'>): Promise<boolean> => {
    const evidence = { ...made, run: run.current, ms: Math.round(spent()) };
    if (!isProof(rule, evidence, content)) return false;
    const id = uuid();
    const safe = await record('tool.completed', { tool, evidence }, id);
    // The server may answer before the promise resolves.
    setCompletion((one) => (one?.id === id ? { ...one, safe } : { id, safe, result: null }));
    return true;
  };

  return { begin, complete, completion };
};
