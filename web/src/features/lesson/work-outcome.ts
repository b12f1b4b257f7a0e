/** The state of a piece of work that a page may show: stored on the device, or answered by the server. */
import type { EventResult } from '@afrolearn/contract/events.ts';

/**
 * Whether the work is safe on this device; `none` before there is any and for people who are not learners; `refused`
 * where the server did not take it.
 */
type Saved = 'none' | 'saved' | 'failed' | 'refused';

export type Outcome = {
  saved: Saved;
  /** As counted by the server for this work: shown only from its answer. */
  seeds: number;
  /** The server has replied; offline the work counts later. */
  answered: boolean;
  /** No seeds because there was no time for what was done. Done again with time, it earns them. */
  tooFast: boolean;
  /** The reason of a refusal. */
  reason: string | null;
};

export const nothingYet: Outcome = { saved: 'none', seeds: 0, answered: false, tooFast: false, reason: null };

/** One piece of work: its event, whether it would earn, and whether it is stored on this device. */
export type Piece = { id: string; earns: boolean; safe: boolean | null };

export const outcomeOf = (piece: Piece | null, result: EventResult | undefined): Outcome => {
  if (piece === null || piece.safe === null) return nothingYet;
  if (result?.status === 'refused')
    return { ...nothingYet, saved: 'refused', answered: true, reason: result.reason ?? null };
  return {
    saved: piece.safe ? 'saved' : 'failed',
    seeds: result?.seeds ?? 0,
    answered: result !== undefined,
    tooFast: piece.earns && result?.doubt !== undefined,
    reason: null,
  };
};
