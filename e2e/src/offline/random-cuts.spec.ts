/**
 * A learner practises while a random script cuts the network, reloads pages, closes tabs and kills the browser. Each
 * answer is a unique number, so that the account can be compared with the typed answers one by one. The account must
 * hold every answer that the page called saved, nothing that was not given, and nothing twice.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type OwnBrowser, startOwnBrowser } from '#stage/own-browser.ts';
import { asked, newLearner, sessionOf, signedIn } from '#stage/people.ts';
import { expect, test } from '#stage/stage.ts';
import { appStored } from './worker.ts';

/* The number of cuts: a hundred with `npm run proof`. CUTS and DRAW override these values. */
const cuts = Number(process.env['CUTS'] ?? (process.env['PROOF'] === undefined ? 8 : 100));
const firstDraw = Number(process.env['DRAW'] ?? 1);
const practice = '/practice/number-of-subsets';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 + cuts * 20_000 });

type Given = {
  /** The page has shown it as saved. */
  saved: Set<number>;
  /** It was submitted, but the page was closed before it could confirm that: the account may or may not have it. */
  inFlight: Set<number>;
};

/** The differences between an account and the model, in words; empty if every answer is there once. */
const faultsOf = ({ saved, inFlight }: Given, account: readonly number[]): string[] => {
  const times = (one: number) => account.filter((other) => other === one).length;
  return [
    ...[...saved].filter((one) => times(one) === 0).map((one) => `lost: ${one}`),
    ...[...new Set(account)].filter((one) => times(one) > 1).map((one) => `doubled: ${one}`),
    ...account.filter((one) => !saved.has(one) && !inFlight.has(one)).map((one) => `never given: ${one}`),
  ];
};

/** A small generator of a number (mulberry32), so that a walk can be repeated. */
const chance = (draw: number) => {
  let state = draw;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

type Copy = { tables: { table: string; rows: { answer?: unknown }[] }[] };

/** Every answer of the person signed in on this page, from their own data export. */
const accountOf = async (page: Page): Promise<number[]> => {
  const { tables } = await asked<Copy>(page, '/me/export');
  const rows = tables.find(({ table }) => table === 'answers')?.rows ?? [];
  return rows.map(({ answer }) => Number(answer));
};

const waitingOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('afrolearn');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('events').objectStore('events').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.filter(({ state }: { state: string }) => state === 'waiting').length);
          };
        };
      }),
  );

/** Behaves as an app with a broken outbox: deletes unsent events. */
const breakOutbox = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('afrolearn');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('events', 'readwrite');
          change.objectStore('events').clear();
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

type Walk = { draw: number; moves: number; onCut?: (page: Page) => Promise<void> };

const walk = async (address: string, { draw, moves, onCut }: Walk) => {
  const random = chance(draw);
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const session = await sessionOf(address, (await newLearner(address, `Opio Brian`)).email);
  const profile = mkdtempSync(join(tmpdir(), 'afrolearn-cuts-'));
  chmodSync(profile, 0o700);
  let tablet: OwnBrowser | undefined;
  const given: Given = { saved: new Set(), inFlight: new Set() };
  const story: string[] = [];
  let next = 700_000;
  let isOffline = false;

  const start = async () => {
    tablet = await startOwnBrowser(profile);
    await signedIn(tablet.context, session);
    await tablet.context.setOffline(isOffline);
    return tablet;
  };
  let browser = await start();
  const openTab = async () => {
    const page = await browser.context.newPage();
    await page.goto(address + practice);
    return page;
  };
  const setOffline = async (offline: boolean) => {
    isOffline = offline;
    await browser.context.setOffline(offline);
  };

  /** Types and submits an answer. Returns it, with the time at which the page confirms that it is saved. */
  const answer = async (page: Page) => {
    const another = page.getByRole('button', { name: 'Another one', exact: true });
    const field = page.getByRole('main').getByRole('textbox').first();
    await another.or(field).first().waitFor();
    if (await another.isVisible()) await another.click();
    next += 1;
    const number = next;
    await field.fill(String(number));
    given.inFlight.add(number);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    return number;
  };
  const answerAndWait = async (page: Page) => {
    const number = await answer(page);
    await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
    given.inFlight.delete(number);
    given.saved.add(number);
  };

  try {
    let tabs = [await browser.context.newPage()];
    const [first] = tabs;
    if (first === undefined) throw new Error('a tab was opened');
    await first.goto(address + practice);
    await appStored(first);

    const hands: Record<string, (page: Page) => Promise<void>> = {
      cut: async (page) => {
        await setOffline(true);
        await answerAndWait(page);
        await onCut?.(page);
      },
      // The answer is typed and not submitted.
      reload: async (page) => {
        await answer(page);
        await page.waitForTimeout(random() * 60);
        await page.reload();
      },
      close: async (page) => {
        await answer(page);
        await page.waitForTimeout(random() * 60);
        await page.close();
        tabs = tabs.filter((tab) => tab !== page);
      },
      kill: async (page) => {
        await answer(page);
        await page.waitForTimeout(random() * 60);
        await browser.kill();
        browser = await start();
        tabs = [];
      },
    };
    // A browser takes a second to start, a reload does not.
    const names = ['cut', 'cut', 'cut', 'reload', 'reload', 'close', 'close', 'kill'];
    for (let move = 0; move < moves; move++) {
      if (tabs.length < 2 && (tabs.length === 0 || random() < 0.3)) tabs.push(await openTab());
      if (isOffline && random() < 0.4) await setOffline(false);
      const page = oneOf(tabs);
      await page.bringToFront();
      for (let count = Math.floor(random() * 3); count > 0; count--) await answerAndWait(page);
      const name = move === 0 ? 'cut' : oneOf(names);
      story.push(`${name}${isOffline ? ' offline' : ''}`);
      await hands[name]?.(page);
    }

    await setOffline(false);
    const page = tabs[0] ?? (await openTab());
    await page.goto(`${address}/dashboard`);
    await expect.poll(() => waitingOn(page), { timeout: 60_000 }).toBe(0);
    // The server treats resent events as duplicates.
    await page.reload();
    await page.waitForLoadState('networkidle');
    return { given, faults: faultsOf(given, await accountOf(page)), story: story.join(', ') };
  } finally {
    await tablet?.kill();
    rmSync(profile, { recursive: true, force: true });
  }
};

test(`${cuts} random cuts, kills and reloads: every answer that was called saved is counted once`, async ({
  server,
}) => {
  const { given, faults, story } = await walk(server.address, { draw: firstDraw, moves: cuts });
  process.stdout.write(
    `draw ${firstDraw}, ${cuts} moves: ${given.saved.size} saved, ${given.inFlight.size} in flight\n`,
  );
  expect(faults, story).toEqual([]);
  expect(given.saved.size).toBeGreaterThan(cuts / 2);
});

test('control: a walk with an outbox that forgets is reported as loss', async ({ server }) => {
  const { faults } = await walk(server.address, { draw: firstDraw, moves: 1, onCut: breakOutbox });
  expect(faults.filter((fault) => fault.startsWith('lost'))).not.toEqual([]);
});

test('control: an answer that is there twice, and one that nobody gave, are reported', () => {
  const given = { saved: new Set([1, 2]), inFlight: new Set([3]) };
  expect(faultsOf(given, [1, 2])).toEqual([]);
  expect(faultsOf(given, [1, 2, 3])).toEqual([]);
  expect(faultsOf(given, [2, 2, 4])).toEqual(['lost: 1', 'doubled: 2', 'never given: 4']);
});
