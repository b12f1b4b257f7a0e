/** Register marks that the server refused, stored until the teacher has read why. */
import { openDatabase } from '#offline/database.ts';

export type LostTaps = {
  readonly classId: number;
  readonly className?: string;
  readonly date: string;
  /** The refused marks; 0 if only the start of the register was refused. */
  readonly count: number;
  /** `left`: the tapped pupil is no longer in this class. `said`: the whole register was refused. */
  readonly why: 'left' | 'said';
  /** The server's own message. */
  readonly said: string | null;
};

const keyOf = (owner: number, { classId, date, why }: LostTaps) =>
  `lost ${owner} ${classId} ${date} ${why}` as const;

/** Added to earlier losses of the same register. */
export const keepLost = async (owner: number, lost: LostTaps): Promise<void> => {
  const change = (await openDatabase()).transaction('facts', 'readwrite', { durability: 'strict' });
  const before = await change.store.get(keyOf(owner, lost));
  const count = before === undefined ? 0 : (JSON.parse(String(before)) as LostTaps).count;
  await change.store.put(JSON.stringify({ ...lost, count: lost.count + count }), keyOf(owner, lost));
  await change.done;
};

export const lostOf = async (owner: number): Promise<readonly LostTaps[]> => {
  const range = IDBKeyRange.bound(`lost ${owner} `, `lost ${owner} \uffff`);
  const words = await (await openDatabase()).getAll('facts', range);
  return words.map((one) => JSON.parse(String(one)) as LostTaps);
};

export const dropLost = async (owner: number, lost: LostTaps): Promise<void> => {
  await (await openDatabase()).delete('facts', keyOf(owner, lost));
};
