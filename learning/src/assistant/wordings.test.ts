import { expect, test } from 'vitest';
import { isFaithful } from '#assistant/wordings.ts';

const said = (phrase: string, wording: string) => isFaithful(phrase, wording, new Set());

test.each([
  ['a sign', 'Write 12 + 5 on the board.', 'On the board write 12 − 5.'],
  ['a minus that is gone', 'Write 12 - 5 on the board.', 'On the board write 12 and 5.'],
  ['the order', 'Write 12 − 5 on the board.', 'On the board write 5 − 12.'],
  ['which is more', 'Write 3 < 5 on the board.', 'On the board write 5 < 3.'],
  ['a tolerance', 'Cut the stick to 40 ± 2 long.', 'Cut it, the stick, to 40 + 2 long.'],
  ['a fraction', 'Pour ½ cup of water into the pan.', 'Into the pan pour ¼ cup of water.'],
  ['a number in letters', 'Put three seeds into the tin.', 'Into the tin put seven seeds.'],
  ['tens', 'Count thirty sticks and two stones.', 'Count two stones and eighty sticks.'],
  ['a part in letters', 'Fill half of the bottle with sand.', 'With sand fill a quarter of the bottle.'],
  ['how often', 'Shake the bottle twice and wait.', 'Wait, and shake the bottle.'],
  ['a short unit', 'Weigh 5 kg of maize flour.', 'Of maize flour weigh 5 g.'],
  ['units that change places', 'Weigh 15 kg of maize, 25 g of salt.', 'Weigh 15 g of maize, 25 kg of salt.'],
  ['the unit of a fraction', 'Weigh ½ kg of maize flour.', 'Of maize flour weigh ½ g.'],
  ['a unit in letters', 'Walk nine metres to the fence.', 'To the fence walk nine kilometres.'],
  ['a length of time', 'Boil the water for 5 minutes.', 'For 5 hours boil the water.'],
  ['half of the day', 'Come to the school at 8 a.m. with it.', 'Come with it to the school at 8 p.m.'],
  ['a speed', 'The bus drives 40 km/h on the road.', 'On the road the bus drives 40 km.'],
  ['degrees', 'The water is 40 °C warm now.', 'Now the water is 40 °F warm.'],
])('%s may not change', (_, phrase, wording) => {
  expect([said(phrase, phrase), said(phrase, wording)]).toEqual([true, false]);
});

test.each([
  ['Write 12 − 5 on the board.', 'On the board write 12 - 5.'],
  ['Put three seeds into the tin.', 'Into the tin put three seeds.'],
  ['Weigh 5 kg of maize, then ½ kg of salt.', 'Weigh 5kg of maize. Then weigh ½ kg of salt.'],
  ['Wait for 1 day and water the well-known seeds.', 'Water the well known seeds and wait for 1 day.'],
])('%s may be said as: %s', (phrase, wording) => {
  expect(said(phrase, wording)).toBe(true);
});
