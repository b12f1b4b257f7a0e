/**
 * The only access to what the head of a page starts before this code has loaded (`build/early-script.ts`): the first
 * calls of the page, and the opening of the device's database.
 */
type Body = { status: number; body: unknown };

type Early = {
  token: string;
  language: string;
  calls: Record<string, Promise<Response>>;
  /** The responses, once all of them have arrived. */
  answers: Readonly<Record<string, Body>> | null;
  database?: Promise<IDBDatabase>;
  blocked?: Promise<unknown>;
};

const started = (): Early | undefined => (globalThis as { early?: Early }).early;

const minute = 60_000;

/** Each call is used once, by the same person in the same language, and dropped after a choice was changed. */
export const takeEarlyCall = (
  method: string,
  address: string,
  asker: { token: string | null; language: string },
): { response: Promise<Response>; answer: Body | undefined } | undefined => {
  const early = started();
  if (early === undefined) return undefined;
  const response = early.calls[address];
  delete early.calls[address];
  // POST is followed by a refetch; PUT may change any response.
  if (method === 'PUT') early.calls = {};
  if (method !== 'GET') return undefined;
  const isGood = early.language === asker.language && performance.now() < minute;
  if (response === undefined || !isGood || (asker.token ?? early.token) !== early.token) return undefined;
  return { response, answer: early.answers?.[address] };
};

/** Early responses belong to the person who leaves. */
export const forgetEarlyCalls = (): void => {
  const early = started();
  if (early !== undefined) Object.assign(early, { token: '', calls: {}, answers: null });
};

/** The database that the head of the page opened, used once; `blocked` resolves if an old page still holds it. */
export const takeEarlyDatabase = (): Pick<Early, 'database' | 'blocked'> => {
  const early = started();
  const { database, blocked } = early ?? {};
  delete early?.database;
  return { ...(database && { database }), ...(blocked && { blocked }) };
};
