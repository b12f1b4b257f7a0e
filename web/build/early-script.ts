/**
 * Additional files of a page: by kind of lesson (`q` is a quiz, from its id), or `young` for children of P1 to P3.
 */
export type KindFiles = Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>;

/** The device's database (`offline/stores.ts`). Its steps are text, because they run inlined in the page. */
export type DeviceDatabase = { name: string; steps: readonly string[] };

/*
 * Runs in the page as text, so it must not use anything from its scope. Old browsers run it before any of our code.
 */
const ask = (
  paths: readonly string[],
  kinds: KindFiles,
  name: string,
  place: number,
  steps: readonly ((database: IDBDatabase, change: IDBTransaction | null) => void)[],
) => {
  try {
    const id = location.pathname.split('/')[place] ?? '';
    const [, unit = '', kind = ''] = /^u(\d+)-([lrq])\d+$/.exec(id) ?? [];
    const add = (rel: string, file: string) => {
      const link = document.createElement('link');
      link.rel = rel;
      if (rel === 'preload') {
        link.as = 'style';
        // Must match the bundler's own request, or the file is downloaded twice.
        link.crossOrigin = '';
      }
      link.href = `/${file}`;
      document.head.append(link);
    };
    const bring = (key: string) => {
      for (const file of kinds[key]?.scripts ?? []) add('modulepreload', file);
      for (const file of kinds[key]?.styles ?? []) add('preload', file);
    };
    bring(kind);
    const chosen = localStorage.getItem('afl_language') ?? '';
    const language = /^[a-z]{2}$/.test(chosen) ? chosen : 'en';
    document.documentElement.lang = language;
    const token = localStorage.getItem('token');
    const user = JSON.parse(localStorage.getItem('user') ?? 'null');
    const me = String(user?.id);
    if (token === null || !/^\d+$/.test(me)) return;
    if (/[123]$/.test(user.grade)) bring('young');
    // For `app/first-look.module.css`, which selects the bars to paint.
    document.documentElement.setAttribute('data-known', user.role);
    const asked = paths
      .map((path) => path.replace(':me', me).replace(':id', id).replace(':unit', unit))
      .filter((path) => /^(\/[\w-]{1,40})+$/.test(path));
    const whole = fetch(`/api/answers?to=${asked.join(',')}`, {
      headers: { accept: 'application/json', 'accept-language': language, authorization: `Bearer ${token}` },
    });
    const parts = whole.then((answer) => (answer.ok ? answer.json() : null));
    const calls: Record<string, Promise<Response>> = {};
    for (const path of asked)
      calls[path] = Promise.all([whole, parts]).then(([answer, all]) =>
        all === null
          ? answer.clone()
          : new Response(JSON.stringify(all[path].body), {
              status: all[path].status,
              headers: { 'content-type': 'application/json' },
            }),
      );
    // The code that awaits the answer handles the failure.
    for (const path in calls) calls[path]?.catch(() => undefined);
    const early = { token, language, calls, answers: null };
    Object.assign(globalThis, { early });
    parts.then(
      (all) => {
        // After a log out meanwhile, the answer is dropped (`lib/session.tsx`).
        if (early.token === token) early.answers = all;
      },
      () => undefined,
    );
    // The database is needed with the first answers, and opening it is slow while a page renders.
    const opening = indexedDB.open(name, steps.length);
    opening.onupgradeneeded = ({ oldVersion }) => {
      for (const step of steps.slice(oldVersion)) step(opening.result, opening.transaction);
    };
    const blocked = new Promise((tell) => {
      opening.onblocked = tell;
    });
    const kept: { database?: Promise<IDBDatabase> } & typeof early = Object.assign(early, { blocked });
    kept.database = new Promise((done, fail) => {
      opening.onsuccess = () => {
        // A newer page must not be blocked by a page whose own code has not loaded.
        opening.result.onversionchange = () => {
          opening.result.close();
          delete kept.database;
        };
        done(opening.result);
      };
      opening.onerror = () => fail(opening.error);
    });
    kept.database.catch(() => undefined);
  } catch {
    // Without storage, all requests are made later.
  }
};

/**
 * The script in the head of a page (by its route) that sends its first requests and preloads the files of its kind.
 */
export const earlyScript = (
  route: string,
  paths: readonly string[],
  kinds: KindFiles,
  { name, steps }: DeviceDatabase,
): string => {
  const place = route.split('/').indexOf(':id');
  const given = [paths, kinds, name, place].map((part) => JSON.stringify(part));
  return `(${String(ask)})(${given.join()},[${steps.join()}])`;
};
