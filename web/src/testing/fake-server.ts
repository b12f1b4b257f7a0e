import { type CallName, calls, type Reply } from '@afrolearn/contract';
import { methodAndPath } from '@afrolearn/contract/define.ts';
import { type RefusalCode, refusals } from '@afrolearn/contract/refusals.ts';
import { grades } from '@afrolearn/learning/catalogue/grades.ts';
import { subjects } from '@afrolearn/learning/catalogue/subjects.ts';
import { vi } from 'vitest';
import { characterReply, insightsReply, statsReply, summaryReply } from './progress.ts';
import { todayReply } from './today.ts';

/** `path` is set if the called path differs from the route of the call. */
type Asked = { name: CallName; body: unknown; bearer: string | null; path?: string };
type Answer = Response | Promise<Response>;

const fail = (words: string): void => {
  // biome-ignore lint/suspicious/noConsole: the set-up turns a console.error into a failed test
  console.error(words);
};

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A reply of the server, typed by the contract and parsed by it. */
export const replied = <N extends CallName>(name: N, body: Reply<N>): Response => {
  const call = calls[name];
  const parsed = call.reply.safeParse(body);
  // A thrown error would look to the page like a lost network, so the test fails explicitly.
  if (!parsed.success) fail(`${name} cannot reply so: ${parsed.error.message}`);
  return json('status' in call ? call.status : 200, parsed.data);
};

/** A refusal with its own status and sentence; `text` replaces the sentence, as on a server with its own words. */
export const refused = (
  code: RefusalCode,
  more: { text?: string; fields?: Record<string, string> } = {},
): Response =>
  json(refusals[code].status, {
    error: more.text ?? refusals[code].text,
    code,
    ...(more.fields === undefined ? {} : { fields: more.fields }),
  });

/** A failure without a message, as from a broken proxy: an empty JSON object. */
export const wordless = (status = 502): Response => json(status, {});

const lost = new TypeError('Failed to fetch');
export const noNetwork = (): Promise<Response> => Promise.reject(lost);
export const neverAnswers = (): Promise<Response> => new Promise(() => undefined);

export const health = (profile: Reply<'GET /health'>['profile']): Response =>
  replied('GET /health', { status: 'ok', profile, support: null });

const usual: Partial<Record<CallName, () => Answer>> = {
  'GET /health': () => health('school'),
  'GET /grades': () =>
    replied(
      'GET /grades',
      grades.map(({ id, name }) => ({ id, name })),
    ),
  'GET /subjects': () =>
    replied(
      'GET /subjects',
      subjects.map(({ id, name }) => ({ id, name })),
    ),
  // Without a unit from the test there is none.
  'GET /unit/:id': () => wordless(404),
  'GET /pictures': () => replied('GET /pictures', []),
  'GET /lessons/:id/voices': () => replied('GET /lessons/:id/voices', []),
  'GET /auth/provider': () => replied('GET /auth/provider', { provider: null }),
  'GET /settings': () =>
    replied('GET /settings', {
      theme: 'system',
      notifications: true,
      language: null,
      insights: true,
      leaderboard: true,
      motivation: true,
      photos: false,
    }),
  'GET /sessions': () => replied('GET /sessions', []),
  'POST /logout': () => replied('POST /logout', { done: true }),
  'GET /sync': () => replied('GET /sync', { epoch: '0191d4e0-0000-7000-8000-000000000001', syncedAt: null }),
  'GET /notifications': () => replied('GET /notifications', []),
  'GET /plan': () => replied('GET /plan', []),
  // An empty board, and no cheers.
  'GET /leaderboard': () => replied('GET /leaderboard', []),
  'GET /leaderboard/me': () =>
    replied('GET /leaderboard/me', {
      standing: 'open',
      board: 'school',
      shown: true,
      place: 1,
      of: 1,
      gained: null,
      thisWeek: 0,
      bestWeek: null,
    }),
  'GET /cheers': () => replied('GET /cheers', []),
  'GET /cheers/good-things': () => replied('GET /cheers/good-things', []),
  'GET /help-marks': () => replied('GET /help-marks', []),
  'GET /groups': () => replied('GET /groups', []),
  'GET /groups/invitations/pending': () => replied('GET /groups/invitations/pending', []),
  'GET /groups/friends': () =>
    replied('GET /groups/friends', { standing: 'open', openTo: 'class', classes: [], friends: [] }),
  'GET /teacher/today': () => replied('GET /teacher/today', { classes: [], needs: [], needing: 0 }),
  'GET /teacher/weekly-activity': () =>
    replied('GET /teacher/weekly-activity', { week: '2026-03-09', days: [0, 0, 0, 0, 0, 0, 0], before: 0 }),
  'GET /teacher/upcoming-assignments': () => replied('GET /teacher/upcoming-assignments', []),
  'GET /teacher/recent-activity': () => replied('GET /teacher/recent-activity', []),
  'GET /my-teachers': () => replied('GET /my-teachers', []),
  'GET /my-pending-teachers': () => replied('GET /my-pending-teachers', []),
  // By default no teacher has written a lesson.
  'GET /lessons': () => replied('GET /lessons', []),
  // A learner without any activity.
  'GET /today': () => replied('GET /today', todayReply()),
  'GET /xp/:userId': () => replied('GET /xp/:userId', statsReply()),
  'GET /learner-profiles/stats/:userId': () => replied('GET /learner-profiles/stats/:userId', statsReply()),
  'GET /lesson-history': () => replied('GET /lesson-history', []),
  'GET /character-analysis': () => replied('GET /character-analysis', { data: characterReply }),
  'GET /progress-summary': () => replied('GET /progress-summary', summaryReply()),
  'GET /personalized-insights': () => replied('GET /personalized-insights', { data: insightsReply() }),
  'GET /units/:id/progress': () => replied('GET /units/:id/progress', { items: [], claimed: false }),
  // By default nothing is shared with the class, and sharing is not allowed.
  'GET /lesson/:id/shared': () => replied('GET /lesson/:id/shared', { posts: [], mayShare: false }),
  'PUT /places/:id': () => replied('PUT /places/:id', { done: true }),
  'GET /units/:id/summary': () =>
    replied('GET /units/:id/summary', {
      totalPoints: 800,
      earnedPoints: 0,
      percent: 0,
      reached: 0,
      heldBy: [],
      claimable: false,
    }),
};

const sentIn = (body: RequestInit['body']): unknown => {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  return typeof body === 'string' ? JSON.parse(body) : undefined;
};

/** Replaces the server behind `fetch`. An unexpected call fails the test. Returns the list of calls. */
export const serverAnswers = (
  answers: Partial<Record<CallName, (asked: Asked) => Answer>> = {},
): readonly Asked[] => {
  const asked: Asked[] = [];
  const known = { ...usual, ...answers };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = new URL(address, 'http://localhost').pathname;
    const name = (Object.keys(calls) as CallName[]).find((key) => {
      const call = methodAndPath(key);
      const pattern = new RegExp(`^/api${call.path.replace(/:\w+/g, '[^/]+')}$`);
      return call.method === init.method && pattern.test(path);
    });
    const answer = name === undefined ? undefined : known[name];
    if (name === undefined || answer === undefined) {
      fail(`Nobody expected ${init.method} ${path}`);
      return wordless(404);
    }
    const one: Asked = {
      name,
      body: sentIn(init.body),
      bearer: new Headers(init.headers).get('authorization'),
      ...(name.includes(':') ? { path } : {}),
    };
    asked.push(one);
    try {
      return await answer(one);
    } catch (error) {
      // Otherwise a mistake in the test would look like a lost network.
      if (error !== lost) fail(`${name} broke in the test: ${String(error)}`);
      throw error;
    }
  });
  return asked;
};
