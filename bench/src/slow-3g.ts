/** The speed of pages on slow 3G for a signed-in learner, cold and warm: for the record. */
import { existsSync } from 'node:fs';
import { type BrowserContext, chromium } from '@playwright/test';
import { startBuiltServer } from './built-server.ts';
import { machine, quantile, writeResult } from './results.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
/** 400 kbit/s both ways, 400 ms per round trip, no CPU throttling, a phone of 360 by 740. */
const profile = { downKbit: 400, upKbit: 400, latencyMs: 400, cpuSlowdown: 1, width: 360, height: 740 };

/** A page, and the element that shows it is ready. `/` is measured as a guest sees it. */
const places = [
  { name: 'home', path: '/', mark: 'main h1' },
  { name: 'dashboard', path: '/dashboard', mark: '#plan' },
  { name: 'unit', path: '/unit/382', mark: 'main h1' },
  { name: 'lesson', path: '/lesson/u382-l1', mark: 'main h1' },
  { name: 'quiz', path: '/lesson/u382-q1', mark: 'main form' },
  { name: 'practice', path: '/practice/bodmas', mark: 'main form' },
] as const;
const wanted = process.env['PAGES']?.split(',');

type Visit = { requests: number; bytes: number; fcpMs: number; lcpMs: number; readyMs: number };

type Watched = { benchReady: { since: number } };

/** Runs in the page: the time since the element is there and nothing around it is loading. */
const watchFor = (mark: string) => `(() => {
  const state = { since: 0 };
  globalThis.benchReady = state;
  new MutationObserver(() => {
    const stands = document.querySelector('${mark}') && !document.querySelector('[aria-busy="true"]');
    if (!stands) state.since = 0;
    else if (state.since === 0) state.since = performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true });
})()`;

const visit = async (context: BrowserContext, address: string, mark: string): Promise<Visit> => {
  const page = await context.newPage();
  await page.addInitScript({ content: watchFor(mark) });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: (profile.downKbit * 1000) / 8,
    uploadThroughput: (profile.upKbit * 1000) / 8,
  });
  let bytes = 0;
  let requests = 0;
  const cached = new Set<string>();
  const addresses = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId) || encodedDataLength === 0) return;
    bytes += encodedDataLength;
    requests += 1;
    if (process.env['LIST']) console.log(encodedDataLength, addresses.get(requestId));
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => (globalThis as unknown as Watched).benchReady.since > 0);
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(
    () =>
      new Promise<{ fcp: number; lcp: number; ready: number }>((resolve) => {
        let lcp = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) lcp = Math.max(lcp, entry.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const { benchReady } = globalThis as unknown as Watched;
        setTimeout(() => resolve({ fcp, lcp, ready: benchReady.since }), 300);
      }),
  );
  await page.close();
  return {
    requests,
    bytes,
    fcpMs: Math.round(times.fcp),
    lcpMs: Math.round(times.lcp),
    readyMs: Math.round(times.ready),
  };
};

const median = (values: readonly number[]) => quantile(values, 0.5);
const middle = (visits: readonly Visit[]): Visit => ({
  requests: median(visits.map(({ requests }) => requests)),
  bytes: median(visits.map(({ bytes }) => bytes)),
  fcpMs: median(visits.map(({ fcpMs }) => fcpMs)),
  lcpMs: median(visits.map(({ lcpMs }) => lcpMs)),
  readyMs: median(visits.map(({ readyMs }) => readyMs)),
});

type SignedIn = { token: string; user: object };

/** A learner of the demo school. */
const signIn = async (address: string): Promise<SignedIn> => {
  const people = (await (await fetch(`${address}/api/demo/people`)).json()) as { id: number; role: string }[];
  const learner = people.find(({ role }) => role === 'learner');
  const answer = await fetch(`${address}/api/demo/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ personId: learner?.id }),
  });
  return (await answer.json()) as SignedIn;
};

const program = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(program) ? { executablePath: program } : {}),
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const server = await startBuiltServer();
const pages: Record<string, { cold: Visit; warm: Visit }> = {};
try {
  const person = await signIn(server.address);
  for (const { name, path, mark } of places) {
    if (wanted !== undefined && !wanted.includes(name)) continue;
    const cold: Visit[] = [];
    const warm: Visit[] = [];
    for (let round = 0; round < rounds; round++) {
      const { width, height } = profile;
      const origin = {
        origin: server.address,
        localStorage: [
          { name: 'token', value: person.token },
          { name: 'user', value: JSON.stringify(person.user) },
        ],
      };
      const context = await browser.newContext({
        viewport: { width, height },
        isMobile: true,
        hasTouch: true,
        ...(path === '/' ? {} : { storageState: { cookies: [], origins: [origin] } }),
      });
      cold.push(await visit(context, `${server.address}${path}`, mark));
      warm.push(await visit(context, `${server.address}${path}`, mark));
      await context.close();
    }
    pages[name] = { cold: middle(cold), warm: middle(warm) };
  }
} finally {
  await server.stop();
  await browser.close();
}
writeResult('slow-3g', {
  measured: new Date().toISOString(),
  profile,
  machine: { ...machine(), chromium: browser.version() },
  rounds,
  pages,
});
console.table(
  Object.entries(pages).flatMap(([name, { cold, warm }]) => [
    { page: `${name}, cold`, ...cold },
    { page: `${name}, warm`, ...warm },
  ]),
);
