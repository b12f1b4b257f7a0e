/** How `/` feels on slow 3G, first and second visit: for the record. */
import { existsSync } from 'node:fs';
import { type BrowserContext, chromium } from '@playwright/test';
import { startBuiltServer } from './built-server.ts';
import { machine, quantile, writeResult } from './results.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
/** 400 kbit/s both ways, 400 ms for each round trip, the processor as it is, a phone of 360 by 740. */
const profile = { downKbit: 400, upKbit: 400, latencyMs: 400, cpuSlowdown: 1, width: 360, height: 740 };

type Visit = { fcpMs: number; lcpMs: number; loadMs: number; bytes: number; requests: number };

const visit = async (context: BrowserContext, address: string): Promise<Visit> => {
  const page = await context.newPage();
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
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId) || encodedDataLength === 0) return;
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(
    () =>
      new Promise<{ fcp: number; lcp: number; load: number }>((resolve) => {
        let lcp = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) lcp = Math.max(lcp, entry.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        setTimeout(() => resolve({ fcp, lcp, load: navigation?.loadEventEnd ?? 0 }), 300);
      }),
  );
  await page.close();
  return {
    fcpMs: Math.round(times.fcp),
    lcpMs: Math.round(times.lcp),
    loadMs: Math.round(times.load),
    bytes,
    requests,
  };
};

const median = (values: readonly number[]) => quantile(values, 0.5);
const middle = (visits: readonly Visit[]): Visit => ({
  fcpMs: median(visits.map(({ fcpMs }) => fcpMs)),
  lcpMs: median(visits.map(({ lcpMs }) => lcpMs)),
  loadMs: median(visits.map(({ loadMs }) => loadMs)),
  bytes: median(visits.map(({ bytes }) => bytes)),
  requests: median(visits.map(({ requests }) => requests)),
});

const program = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(program) ? { executablePath: program } : {}),
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const server = await startBuiltServer();
const first: Visit[] = [];
const second: Visit[] = [];
try {
  for (let round = 0; round < rounds; round++) {
    const { width, height } = profile;
    const context = await browser.newContext({ viewport: { width, height }, isMobile: true, hasTouch: true });
    first.push(await visit(context, `${server.address}/`));
    second.push(await visit(context, `${server.address}/`));
    await context.close();
  }
} finally {
  await server.stop();
}
const result = {
  page: '/',
  measured: new Date().toISOString(),
  profile,
  machine: { ...machine(), chromium: browser.version() },
  rounds,
  median: { firstVisit: middle(first), secondVisit: middle(second) },
  all: { first, second },
};
await browser.close();
writeResult('slow-3g', result);
console.log(JSON.stringify(result.median, null, 2));
