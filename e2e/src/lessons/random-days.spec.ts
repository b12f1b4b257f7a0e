import { contentOf } from '#stage/answers.ts';
import { asked } from '#stage/people.ts';
import { liveThrough } from '#stage/random-day.ts';
import { expect, test } from '#stage/stage.ts';

/* Two tests in parallel: two days by default, 200 with `npm run proof`. DAYS and FIRST_DAY select others. */
const days = Number(process.env['DAYS'] ?? (process.env['PROOF'] === undefined ? 2 : 200)) / 2;
const firstDay = Number(process.env['FIRST_DAY'] ?? 1);
const quizzes = ['u400-q1', 'u196-q1'] as const;

type Counted = { totalXP: number; items: { id: string; bestScore: number | null }[] };

test.skip(({ isMobile }) => isMobile, 'a day is the same at every width');
test.describe.configure({ timeout: 60_000 + days * 60_000 });

/** Every result shown by a page is stored, every seed shown is counted, and nothing else is. */
for (const first of [firstDay, firstDay + days])
  test(`random days from ${first} on, over reload, back, lost networks, tabs and devices, end as the pages said`, async ({
    browser,
    server,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    let ended = 0;
    let withPass = 0;
    for (let seed = first; seed < first + days; seed++) {
      const item = quizzes[seed % quizzes.length] ?? 'u400-q1';
      const quiz = await contentOf(server.address, item, 'quiz');
      const { day, devices, online } = await liveThrough({
        browser,
        address: server.address,
        quiz,
        path: `/lesson/${item}`,
        seed,
      });
      for (const device of devices) {
        await online(device);
        const page = device.tabs[0] ?? (await device.context.newPage());
        await page.goto(`${server.address}/dashboard`);
      }
      const page = devices.flatMap(({ tabs }) => tabs)[0];
      if (page === undefined) throw new Error('A day without a page');
      const { id } = await asked<{ id: number }>(page, '/me');
      const best = Math.max(-1, ...day.shown.map(({ correct }) => correct));
      const passed = best >= 7;
      // A tab closed in the middle of a step may have ended an attempt whose results nobody saw.
      const unseen = day.moves.some((move) => move.endsWith('close'));
      const story = `day ${seed}: ${day.moves.join(', ')}; shown ${JSON.stringify(day.shown)}`;
      const account = async () => {
        const { totalXP } = await asked<Counted>(page, `/xp/${id}`);
        const { items } = await asked<Counted>(page, `/units/${/\d+/.exec(item)?.[0]}/progress`);
        const entry = items.find((one) => one.id === item);
        return { best: entry?.bestScore ?? null, seeds: totalXP };
      };
      const expected = { best: best < 0 ? null : best * 10, seeds: passed ? 25 : 0 };
      if (unseen)
        await expect
          .poll(
            async () => {
              const { best: counted, seeds } = await account();
              return (counted ?? -10) >= best * 10 && seeds === ((counted ?? 0) >= 70 ? 25 : 0);
            },
            { message: story, timeout: 30_000 },
          )
          .toBe(true);
      else await expect.poll(account, { message: story, timeout: 30_000 }).toEqual(expected);
      expect(passed || !day.shown.some(({ seeds }) => seeds), `day ${seed}: seeds without a pass`).toBe(true);
      if (best >= 0) ended += 1;
      if (passed) withPass += 1;
      for (const { context } of devices) await context.close();
    }
    process.stdout.write(`${days} days: ${ended} with an end, ${withPass} with a pass\n`);
    // Control: days in which nothing is finished would prove nothing.
    if (days > 10) expect(ended).toBeGreaterThan(days / 3);
  });
