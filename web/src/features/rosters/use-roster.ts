import type { CheckedLine, RosterCard, SheetColumn } from '@afrolearn/contract/rosters.ts';
import { useState } from 'react';
import { CallError } from '#lib/call.ts';
import { type Draft, dropDraft, keepDraft, keptDraft, newDraft, newListId } from './draft.ts';
import { bringRoster, cardsAgain, checkRoster } from './rosters.api.ts';

export type Failure = {
  kind: 'kept' | 'unsure' | 'failed';
  /** The server's own sentence. */
  said: string | null;
  fields: Readonly<Record<string, string>>;
};
export type Finished = {
  repeated: boolean;
  cards: readonly RosterCard[];
  moved: readonly { name: string; className: string }[];
};
/** A teacher's decision about a line. */
export type Mend = Partial<
  Pick<CheckedLine['row'], 'name' | 'classId' | 'sure' | 'same' | 'whole' | 'grade' | 'number' | 'secret'>
>;
export type ColumnUse = SheetColumn['use'];

const failureOf = (error: unknown, offline: 'kept' | 'unsure'): Failure => {
  if (!(error instanceof CallError)) return { kind: 'failed', said: null, fields: {} };
  if (error.code === 'network') return { kind: offline, said: null, fields: {} };
  return { kind: 'failed', said: error.said, fields: error.fields };
};

/** A roster import: names, check, cards. Decisions are stored on the device at once. */
export const useRoster = (classId: number | null) => {
  const [draft, setDraft] = useState<Draft>(() => keptDraft() ?? newDraft(classId));
  const [busy, setBusy] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [finished, setFinished] = useState<Finished | null>(null);

  const keep = (next: Draft) => {
    setDraft(next);
    keepDraft(next);
  };
  const doing = async (act: () => Promise<void>, offline: 'kept' | 'unsure') => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(failureOf(error, offline));
    }
    setBusy(false);
    setAdding(false);
  };
  const forAll = ({ secret, classId: chosen }: Draft) => ({
    secret,
    ...(chosen === null ? {} : { classId: chosen }),
  });

  /** Remaining lines are judged together: a line left out is no duplicate any more. */
  const judge = async (next: Draft) => {
    const rows = (next.lines ?? []).filter(({ row }) => !next.out.includes(row.line)).map(({ row }) => row);
    if (rows.length === 0) return keep(next);
    keep(next);
    const { lines } = await checkRoster({ rows, ...forAll(next) });
    const judged = new Map(lines.map((line) => [line.row.line, line]));
    keep({ ...next, lines: (next.lines ?? []).map((line) => judged.get(line.row.line) ?? line) });
  };

  /** Parses the text again, with the chosen or recognised columns. Lines left out stay out. */
  const read = async (uses: readonly ColumnUse[] | null) => {
    const { lines, columns } = await checkRoster({
      text: draft.text,
      ...(uses === null ? {} : { columns: [...uses] }),
      ...forAll(draft),
    });
    const out = uses === null ? [] : draft.out;
    keep({ ...draft, id: newListId(), lines, columns, out, touched: [] });
  };

  return {
    draft,
    busy,
    /** The real import is running. */
    isAdding,
    failure,
    finished,
    change: (more: Partial<Pick<Draft, 'text' | 'classId' | 'secret'>>) =>
      keep({ ...draft, ...more, lines: null }),
    check: () => doing(() => read(null), 'kept'),
    /** Sets the use of one column. */
    useColumn: (place: number, use: ColumnUse) =>
      doing(() => read((draft.columns ?? []).map((column, at) => (at === place ? use : column.use))), 'kept'),
    /** One answer, or the same one for many lines. */
    mend: (answers: ReadonlyMap<number, Mend>) =>
      doing(
        () =>
          judge({
            ...draft,
            touched: [...new Set([...draft.touched, ...answers.keys()])],
            lines: (draft.lines ?? []).map((one) => ({
              ...one,
              row: { ...one.row, ...answers.get(one.row.line) },
            })),
          }),
        'kept',
      ),
    leave: (lines: readonly number[], out: boolean) =>
      doing(() => {
        const others = draft.out.filter((one) => !lines.includes(one));
        return judge({ ...draft, out: out ? [...others, ...lines] : others });
      }, 'kept'),
    bring: () =>
      doing(async () => {
        setAdding(true);
        const rows = (draft.lines ?? [])
          .filter(({ row }) => !draft.out.includes(row.line))
          .map(({ row }) => row);
        setFinished(await bringRoster({ id: draft.id, rows, ...forAll(draft) }));
        // Already imported: the draft must not reappear.
        dropDraft();
      }, 'unsure'),
    newCards: () =>
      doing(async () => {
        const cards = await cardsAgain(draft.id);
        setFinished({ repeated: false, cards, moved: finished?.moved ?? [] });
      }, 'unsure'),
    toNames: () => keep({ ...draft, lines: null }),
    done: () => {
      setFinished(null);
      setDraft(newDraft(draft.classId));
    },
  };
};
export type Roster = ReturnType<typeof useRoster>;
