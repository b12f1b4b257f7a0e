/** Files that a page needs besides its own: for a kind of lesson, `q` for a quiz as its id has it; `young` for children of P1 to P3. */
export type KindFiles = Readonly<Record<string, { scripts: readonly string[]; styles: readonly string[] }>>;

/** What this device keeps things in (`offline/stores.ts`): its steps as text, they run in the page. */
export type DeviceDatabase = { name: string; steps: readonly string[] };

/* Runs in the page, as text: it may use nothing from around it. Old browsers read it before any of our code. */
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
        // As the bundler asks for it afterwards; otherwise it would be fetched twice.
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
    // For `app/first-look.module.css`: whose bars are painted.
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
    // A failure is told to whoever asks for the answer.
    for (const path in calls) calls[path]?.catch(() => undefined);
    const early = { token, language, calls, told: null };
    Object.assign(globalThis, { early });
    parts.then(
      (all) => {
        // Who has logged out meanwhile is told nothing more (`lib/session.tsx`).
        if (early.token === token) early.told = all;
      },
      () => undefined,
    );
    // What this device keeps is wanted with the first answers: opening it takes long while a page is drawn.
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
        // A newer page must not wait for one whose own code has not come.
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
    // Where storage is forbidden, everything is asked for later.
  }
};

/** The script in the head of a page (by its route) that asks its first questions and fetches what its kind needs. */
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
