import type { OpenTool } from '@afrolearn/learning/tools/registry.ts';
import { type WorkData, workProblem } from '@afrolearn/learning/works/data.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Answer, useAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { useText } from '#lib/language.tsx';
import { readLocal } from '#lib/local.ts';
import { useSession } from '#lib/session.tsx';
import { madeWorks } from '#messages/made-works/en.ts';
import { uuid } from '#offline/uuid.ts';
import { sendAtOnce } from '#offline/works/send-works.ts';
import {
  type HereWork,
  removeWork,
  saveWork,
  takeFromAccount,
  unsentOf,
  type WorkNews,
  wishShown,
  workHere,
  worksChanged,
} from '#offline/works/works-here.ts';
import { type ListedWork, stateOfUnsent } from './listed.ts';
import { workOfAccount } from './made-works.api.ts';

/** Null for data that this tool cannot draw: another version of it made them, or they are broken. */
export type Validator<T> = (data: unknown) => T | null;

export type MadeWork<T> = {
  readonly id: string;
  readonly title: string;
  readonly data: T;
  readonly base: number;
};

/** `unsaved`: neither the device nor the account has it. It is only on the screen. */
export type SavingState = ListedWork['state'] | 'unsaved';

type Opening = 'new' | 'loading' | 'open' | 'offline' | 'failed' | 'gone' | 'broken';
type WholeWork = Awaited<ReturnType<typeof workOfAccount>>;
type Saved = { state: SavingState; why: string | null };
type Found<T> = { opening: Opening; work: MadeWork<T> | null; saved: Saved | null };

const blank = <T>(id: string | null): Found<T> => ({
  opening: id === null ? 'new' : 'loading',
  work: null,
  saved: null,
});

/* The state of the page while the device has no such work. */
const openingOf = ({ state, failure }: Answer<unknown>): Opening => {
  if (state === 'missing') return 'gone';
  if (state !== 'failed') return 'loading';
  return failure?.status === 0 ? 'offline' : 'failed';
};

/**
 * One work of a tool. `save` is called at every change, debounced by the tool; without an id the first one makes the
 * work. A newer version of another device replaces `work` as long as nothing was changed here: use `work.base` as key.
 */
export const useMadeWork = <T extends WorkData>(
  tool: OpenTool,
  id: string | null,
  validator: Validator<T>,
) => {
  const { user } = useSession();
  const say = useText(madeWorks);
  const owner = user?.role === 'learner' ? user.id : null;
  const [found, setFound] = useState<Found<T>>(() => blank(id));
  const current = useRef(id);
  const isTouched = useRef(false);

  const put = useEffectEvent((work: HereWork, saved: Saved) => {
    const data = validator(work.data);
    setFound(
      data === null
        ? { opening: 'broken', work: null, saved }
        : { opening: 'open', work: { id: work.id, title: work.title, data, base: work.base }, saved },
    );
  });

  const readHere = useEffectEvent(async (wanted: string): Promise<void> => {
    if (owner === null) return;
    const [work, unsent] = await Promise.all([workHere(owner, wanted), unsentOf(owner, wanted)]);
    if (current.current !== wanted || work === null) return;
    const saved = { state: stateOfUnsent(unsent), why: unsent?.why ?? null };
    // While somebody works on it, the screen has the newest.
    if (isTouched.current) setFound((now) => ({ ...now, saved }));
    else put(work, saved);
  });

  // A child is not thrown out of the work because the session ended.
  const asked = useAnswer(
    owner === null || id === null ? null : `work ${owner} ${id}`,
    () => workOfAccount(id ?? ''),
    { endsOn: [] },
  );
  const take = useEffectEvent(async ({ earlier: _, ...work }: WholeWork) => {
    if (owner === null) return;
    const isStale = () => current.current !== work.id || isTouched.current;
    const here = await workHere(owner, work.id);
    if (isStale() || (here !== null && here.base >= work.version)) return;
    await takeFromAccount(owner, work).catch(() => undefined);
    const { version: base, ...rest } = work;
    // Without room on the device it opens all the same.
    if (!isStale() && (await workHere(owner, work.id)) === null)
      put({ ...rest, base, account: null, heardAt: 0 }, { state: 'sent', why: null });
  });
  const { data: ofAccount } = asked;
  useEffect(() => {
    if (ofAccount !== null) void take(ofAccount);
  }, [ofAccount]);

  const begin = useEffectEvent((wanted: string | null) => {
    current.current = wanted;
    isTouched.current = false;
    setFound(blank(wanted));
    if (wanted !== null) void readHere(wanted);
  });
  useEffect(() => {
    // Known a moment after the page: then what the device has is read.
    if (owner !== null || id === null) begin(id);
  }, [id, owner]);

  useEffect(() => {
    const hear = (event: Event) => {
      const { id: changed, movedTo } = (event as CustomEvent<WorkNews>).detail;
      if (changed !== current.current) return;
      // The account has another version under this id: what is on the screen goes on as a further work.
      if (movedTo !== undefined) current.current = movedTo;
      if (current.current !== null) void readHere(current.current);
    };
    globalThis.addEventListener(worksChanged, hear);
    return () => globalThis.removeEventListener(worksChanged, hear);
  }, []);

  const save = useCallback(
    async (title: string, data: T): Promise<string | null> => {
      if (owner === null) return null;
      current.current ??= uuid();
      const mine = current.current;
      isTouched.current = true;
      const mark = (saved: Saved) => {
        if (current.current === mine)
          setFound((now) => ({
            opening: 'open',
            work: { base: 0, ...now.work, id: mine, title, data },
            saved,
          }));
      };
      const problem = workProblem(data);
      if (problem !== null) {
        mark({
          state: 'unsaved',
          why: say(problem.key === 'work/too-large' ? 'tooLarge' : 'broken'),
        });
        return null;
      }
      try {
        await saveWork(owner, { id: mine, tool, title, data });
        mark({ state: 'waiting', why: null });
        return mine;
      } catch {
        return await sendAtOnceInstead({ id: mine, tool, title, data }).then(
          () => {
            mark({ state: 'sent', why: null });
            return mine;
          },
          (error: unknown) => {
            mark({
              state: 'unsaved',
              why: (error instanceof CallError ? error.said : null) ?? say('noRoom'),
            });
            return null;
          },
        );
      }
    },
    [owner, tool, say],
  );

  const remove = useCallback(async (): Promise<void> => {
    const wanted = current.current;
    if (owner === null || wanted === null) return;
    await removeWork(owner, wanted);
    current.current = null;
    setFound(blank(null));
  }, [owner]);

  const show = useCallback(
    async (shown: boolean): Promise<void> => {
      const work = owner === null || current.current === null ? null : await workHere(owner, current.current);
      if (owner !== null && work !== null) await wishShown(owner, work, shown);
    },
    [owner],
  );

  const { work, saved } = found;
  const opening = found.opening === 'loading' ? openingOf(asked) : found.opening;
  return { opening, work, save, remove, show, state: saved?.state ?? null, reason: saved?.why ?? null };
};

/* The device has no room or no storage. The account takes it, or the caller says plainly that nobody has it. */
const sendAtOnceInstead = async (work: Pick<HereWork, 'id' | 'tool' | 'title' | 'data'>): Promise<void> => {
  const token = readLocal('token');
  if (token === null) throw new Error('nobody is signed in');
  const changedAt = new Date().toISOString();
  const base = await workOfAccount(work.id).then(
    ({ version }) => version,
    (error: unknown) => {
      if (error instanceof CallError && error.status === 404) return 0;
      throw error;
    },
  );
  await sendAtOnce(token, { ...work, base, madeAt: changedAt, changedAt, account: null, heardAt: 0 });
};
