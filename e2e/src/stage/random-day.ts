/**
 * A random day of a learner with one checkpoint: two devices, several tabs, reload, back and forward, a lost
 * network, a tab closed in the middle of an answer. Every result and seed that a page shows is recorded and
 * compared with the account at the end of the day.
 */
import type { Quiz } from '@afrolearn/learning/lessons/lesson.ts';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { answerRight, questionsAround } from './answers.ts';
import { fingers } from './hands.ts';
import { newLearner, sessionOf, signedIn } from './people.ts';

type Device = { context: BrowserContext; tabs: Page[]; offline: boolean };

/** Results that a page showed, and whether seeds were among them. */
export type Shown = { correct: number; seeds: boolean };

export type Day = { seed: number; moves: string[]; shown: Shown[] };

type Sight =
  | { at: 'question'; prompt: string; stage: 'open' | 'given' | 'checked' }
  | { at: 'results'; correct: number; notice: string }
  | { at: 'elsewhere'; buttons: string[] };

/** Mulberry32: the same seed gives the same day. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const main = document.querySelector('main, #root') ?? document.body;
    const words = (one: Element) => (one.textContent ?? '').trim();
    const correct = /(\d+) \/ 10 correct/.exec(words(main))?.[1];
    const notices = [...main.querySelectorAll('[role="status"], [role="alert"]')].map(words);
    if (correct !== undefined && document.querySelector('form [data-check]') === null)
      return { at: 'results', correct: Number(correct), notice: notices.join(' | ') };
    const check = document.querySelector('form [data-check]');
    const prompt = document.querySelector('form [data-prompt] h2');
    if (check !== null && prompt !== null)
      return {
        at: 'question',
        prompt: words(prompt),
        stage: /^(?:Next|Finish)/.test(words(check))
          ? 'checked'
          : words(check) === 'Check'
            ? 'given'
            : 'open',
      };
    return { at: 'elsewhere', buttons: [...document.querySelectorAll('button')].map(words) };
  });

type Settings = { browser: Browser; address: string; quiz: Quiz; path: string; seed: number };

export const liveThrough = async ({ browser, address, quiz, path, seed }: Settings) => {
  const random = randomFrom(seed);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const skill = oneOf([0.4, 0.75, 1]);
  const day: Day = { seed, moves: [], shown: [] };
  const { email } = await newLearner(
    address,
    `Day ${[...String(seed)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
  );
  const questions = await questionsAround(address, quiz);
  const devices: Device[] = [];

  const openTab = async (device: Device, where = path): Promise<Page> => {
    const page = await device.context.newPage();
    page.setDefaultTimeout(5000);
    device.tabs.push(page);
    await page.goto(address + where);
    await settle(page);
    return page;
  };
  /* A page is ready when it asks, shows results, or links to the quiz. */
  const settle = async (page: Page) => {
    await page
      .waitForFunction(
        () =>
          document.querySelector('form [data-check]') !== null ||
          [...document.querySelectorAll('button')].some(({ textContent }) =>
            /^(?:Carry on|Start|See your results|Retry)/.test(textContent ?? ''),
          ),
        undefined,
        { timeout: 5000 },
      )
      .catch(() => undefined);
  };
  const online = async (device: Device) => {
    if (!device.offline) return;
    await device.context.setOffline(false);
    device.offline = false;
  };
  const record = (sight: Sight) => {
    if (sight.at !== 'results') return;
    day.shown.push({ correct: sight.correct, seeds: /\+25/.test(sight.notice) });
  };

  /* Another tab of this device may change the page during the press. The next look at the page decides what to do. */
  const tap = async (button: Locator): Promise<void> => {
    const before = await button.textContent().catch(() => null);
    try {
      await button.click();
    } catch (error) {
      const isSame = (await button.isVisible()) && (await button.textContent()) === before;
      if (isSame) throw error;
    }
  };
  const press = async (page: Page, name: RegExp): Promise<boolean> => {
    const button = page.getByRole('button', { name }).first();
    if (!(await button.isVisible())) return false;
    await tap(button);
    return true;
  };
  const answer = async (page: Page, sight: Extract<Sight, { at: 'question' }>) => {
    const form = page.locator('form').filter({ has: page.locator('[data-check]') });
    const known = questions.get(sight.prompt);
    const main = form.locator('[data-check]');
    const skip = async () => {
      await press(page, /^Skip/);
      await press(page, /^Finish/);
    };
    if (sight.stage === 'open') {
      const guess = form.getByRole('radio');
      // The exercise of a retry is answered by a guess; the page shows whether it was right.
      if (known === undefined && (await guess.count()) > 0) await fingers.pick(guess, 0);
      else if (known === undefined || random() > skill) return skip();
      // Another tab may have moved this page on, or answered a part of the question.
      else await answerRight(fingers, form, known).catch(() => undefined);
      if (!(await main.filter({ hasText: /^Check$/ }).isVisible())) return skip();
    }
    if (sight.stage !== 'checked') {
      await main.filter({ hasText: /^Check$/ }).click();
      await main.filter({ hasText: /^(?:Next|Finish)/ }).waitFor();
    }
    // Sometimes the learner leaves right after an answer was checked.
    if (random() < 0.08) return;
    await tap(main);
    if (await press(page, /^Finish/)) await form.waitFor({ state: 'detached' }).catch(() => undefined);
  };

  const moves: Record<string, (device: Device, page: Page) => Promise<void>> = {
    goOn: async (_, page) => {
      for (let answers = oneOf([1, 3, 6, 10]); answers > 0; answers--) {
        const sight = await look(page);
        record(sight);
        if (sight.at === 'question') await answer(page, sight);
        else if (sight.at === 'results') return;
        else if (!(await press(page, /^(?:Carry on|Start|See your results|Retry)/))) return;
      }
    },
    retry: async (_, page) => {
      await press(page, /^Retry/);
    },
    reload: async (device, page) => {
      await online(device);
      await page.reload();
      await settle(page);
    },
    back: async (device, page) => {
      if (device.offline) return;
      await page.goBack();
      await settle(page);
    },
    forward: async (device, page) => {
      if (device.offline) return;
      await page.goForward();
      await settle(page);
    },
    dashboard: async (device, page) => {
      await online(device);
      await page.goto(`${address}/dashboard`);
      const card = page.locator(`main a[href$="${path}"]`).first();
      const isOffered = await card.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
      if (isOffered) await card.click();
      else await page.goto(address + path);
      await settle(page);
    },
    leave: async (_, page) => {
      await press(page, /^(?:Leave|Close|Back to)/);
    },
    lose: async (device) => {
      await device.context.setOffline(true);
      device.offline = true;
    },
    find: (device) => online(device),
    open: async (device) => {
      await online(device);
      if (device.tabs.length < 3) await openTab(device);
    },
    close: async (device, page) => {
      if (device.tabs.length < 2) await online(device);
      // Closes in the middle of a step, as with an empty battery.
      const step = look(page).then((sight) =>
        sight.at === 'question' ? press(page, /^(?:Check|Next|Finish)/) : null,
      );
      await Promise.race([
        step.catch(() => undefined),
        page.waitForTimeout(random() * 60).catch(() => undefined),
      ]);
      await page.close();
      await step.catch(() => undefined);
      device.tabs = device.tabs.filter((tab) => tab !== page);
      if (device.tabs.length === 0) await openTab(device);
    },
  };
  const weights: Record<string, number> = { goOn: 12, retry: 3, lose: 3, find: 3 };
  const names = Object.keys(moves).flatMap((name) => Array<string>(weights[name] ?? 1).fill(name));

  for (let count = 0; count < 2; count++) {
    const context = await browser.newContext();
    const device = { context, tabs: [], offline: false };
    const session = await sessionOf(address, email);
    await signedIn(context, session);
    devices.push(device);
  }
  for (let left = 14; left > 0; left--) {
    const device = oneOf(random() < 0.75 ? devices.slice(0, 1) : devices);
    if (device.tabs.length === 0) await openTab(device);
    const page = oneOf(device.tabs);
    await page.bringToFront();
    const name = oneOf(names);
    day.moves.push(`${devices.indexOf(device)}.${device.tabs.indexOf(page)} ${name}`);
    await moves[name]?.(device, page);
    // A page that failed to load is opened again when there is a network.
    if (page.isClosed()) continue;
    if (!page.url().startsWith(address)) {
      await online(device);
      await page.goto(address + path);
      await settle(page);
    }
    record(await look(page));
  }
  return { day, devices, online, email };
};
