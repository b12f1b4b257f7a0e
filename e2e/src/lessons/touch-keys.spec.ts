import type { Touch } from '@afrolearn/learning/lessons/touch.ts';
import { contentOf } from '#stage/answers.ts';
import { violations } from '#stage/axe.ts';
import { keysOnly, tabTo } from '#stage/hands.ts';
import { expect, test } from '#stage/stage.ts';
import { tryTouch } from '#stage/touch.ts';

test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard');

/** A lesson for each kind of touch figure: a new kind does not compile without one. */
const taughtIn: Readonly<Record<Touch['on'], string>> = {
  sort: 'u85-l4',
  'number-line': 'u85-l1',
  place: 'u400-l3',
  slide: 'u263-l6',
  dial: 'u133-l5',
  blocks: 'u85-l3',
  clock: 'u346-l4',
  map: 'u109-l5',
  circuit: 'u400-l4',
  graph: 'u432-l3',
  balance: 'u420-l4',
  program: 'u428-l1',
  rectangle: 'u438-l2',
  angle: 'u438-l1',
  'fraction-bar': 'u315-l6',
};

for (const [kind, id] of Object.entries(taughtIn))
  test(`a ${kind} is moved and checked by keys alone, says how that went, and axe finds nothing`, async ({
    page,
    server,
  }) => {
    const { scenes } = await contentOf(server.address, id, 'video');
    const at = scenes.findIndex(({ visual }) => visual.kind === 'touch' && visual.touch.on === kind);
    const visual = scenes[at]?.visual;
    if (visual?.kind !== 'touch') throw new Error(`${id} has no ${kind}`);
    const { task, touch, help, explain } = visual;
    await page.goto(`/lesson/${id}`);
    const player = page.getByRole('region', { name: 'Explainer' });
    const hands = keysOnly(page);
    for (const name of ['Play', 'Pause'])
      await hands.press(player.getByRole('button', { name, exact: true }));
    await tabTo(page, player.getByRole('button', { name: 'Next scene', exact: true }));
    for (let scene = 0; scene < at; scene++) await page.keyboard.press('Enter');
    await expect(player.getByRole('heading', { name: task })).toBeVisible();
    expect(await violations(page, `${kind} open`)).toEqual([]);
    await tryTouch(hands, player, touch);
    const said = player
      .getByRole('status')
      .filter({ hasText: help })
      .or(player.getByRole('status').filter({ hasText: explain }));
    await expect(said).toBeVisible();
    // Screen reader users are moved to the feedback or the next step.
    await expect(
      said.or(player.getByRole('button', { name: /^(Carry on|Finish)$/ })).and(page.locator(':focus')),
    ).toBeVisible();
    expect(await violations(page, `${kind} checked`)).toEqual([]);
  });
