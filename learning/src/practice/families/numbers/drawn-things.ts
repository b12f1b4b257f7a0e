/** Things that we can draw for counting, with their words. */
import type { CountedThing, CountersVisual } from '#lessons/diagrams.ts';

export type DrawnThing = { readonly thing: CountedThing; readonly one: string; readonly many: string };

const drawn = (thing: CountedThing, one: string, many = `${one}s`): DrawnThing => ({ thing, one, many });

export const mango = drawn('mango', 'mango', 'mangoes');
export const bottleTop = drawn('bottle-top', 'bottle top');
export const bean = drawn('bean', 'bean');
export const stone = drawn('stone', 'stone');
export const egg = drawn('egg', 'egg');
export const stick = drawn('stick', 'stick');
export const fish = drawn('fish', 'fish', 'fish');
export const leaf = drawn('leaf', 'leaf', 'leaves');

/** Never reorder: draws index into it. */
export const drawnThings: readonly DrawnThing[] = [mango, bottleTop, bean, stone, egg, stick, fish, leaf];

/** '2 mangoes' is drawn as two mangoes. */
export const pictureFor = (text: string): CountersVisual => {
  const [count = '', ...words] = text.split(' ');
  const name = words.join(' ');
  const found = drawnThings.find(({ one, many }) => name === one || name === many) ?? bean;
  return { kind: 'counters', thing: found.thing, groups: [{ count: Number(count) }] };
};
