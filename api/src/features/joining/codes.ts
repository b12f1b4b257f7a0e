/** A class code for its teacher. */
import type { ClassCode } from '@afrolearn/contract/joining.ts';
import { gradeName } from '@afrolearn/learning/catalogue/grades.ts';
import { logSecurity } from '#db/security-log.ts';
import { isStillOpen } from '#db/still-open.ts';
import { type ClassRow, classFor, renewClassCode, setClassCode } from '#features/classes/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';

const automaticFor = 24 * 60 * 60 * 1000;

type Code = Pick<ClassRow, 'code' | 'codeClosedAt' | 'codeExpiresAt'>;

export const codeState = (
  { code, codeClosedAt, codeExpiresAt }: Code,
  now: Date,
): 'none' | 'expired' | 'closed' | 'open' => {
  if (code === null) return 'none';
  if (codeExpiresAt <= now) return 'expired';
  return codeClosedAt === null ? 'open' : 'closed';
};

/** Whether the code admits at once, apart from its own state. */
export const isAutomaticAt = ({ automaticUntil }: Pick<ClassRow, 'automaticUntil'>, now: Date): boolean =>
  automaticUntil !== null && isStillOpen(automaticUntil, now, automaticFor);

export const asCode = (room: ClassRow, now: Date): ClassCode => {
  const { id, name, gradeId, code, codeExpiresAt, automaticUntil } = room;
  const isAutomatic = codeState(room, now) === 'open' && isAutomaticAt(room, now);
  return {
    class: { id, name, grade: gradeName(gradeId) },
    code,
    state: codeState(room, now),
    expiresAt: codeExpiresAt.toISOString(),
    automaticUntil: isAutomatic ? (automaticUntil?.toISOString() ?? null) : null,
  };
};

export const renewCode = async ({ db, now }: World, user: Person, id: number): Promise<ClassCode> =>
  await db.transaction(async (transaction) => {
    const room = await classFor(transaction, user, id);
    await renewClassCode(transaction, room.id, now());
    await logSecurity(transaction, 'class-code-made', { at: now(), user, detail: { class: room.id } });
    return asCode(await classFor(transaction, user, id), now());
  });

/** A closed code admits nobody automatically; an expired one is replaced instead of reopened. */
export const setCode = async (
  { db, now }: World,
  user: Person,
  id: number,
  wish: { closed?: boolean | undefined; automatic?: boolean | undefined },
): Promise<ClassCode> =>
  await db.transaction(async (transaction) => {
    const room = await classFor(transaction, user, id);
    const state = codeState(room, now());
    const closed = wish.closed ?? state === 'closed';
    const automatic = !closed && (wish.automatic ?? isAutomaticAt(room, now()));
    if ((state === 'none' || state === 'expired') && (wish.closed === false || automatic))
      throw refuse('joining/code-expired');
    const until = wish.automatic === true ? new Date(now().getTime() + automaticFor) : room.automaticUntil;
    await setClassCode(transaction, room.id, {
      codeClosedAt: closed ? (room.codeClosedAt ?? now()) : null,
      automaticUntil: automatic ? until : null,
    });
    await logSecurity(transaction, 'class-code-set', {
      at: now(),
      user,
      detail: { class: room.id, closed, automatic },
    });
    return asCode(await classFor(transaction, user, id), now());
  });
