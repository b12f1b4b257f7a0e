// Places names on a map. A pure search over pixel boxes, so that tests can prove there is no overlap.

/** Centre coordinates. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export type Label = {
  /** The labelled spot; the name is `w` by `h`. */
  readonly spot: { readonly x: number; readonly y: number };
  readonly w: number;
  readonly h: number;
  /** Whether a pin is at the spot. Otherwise the name may cover it. */
  readonly pinned: boolean;
  /** The labelled area, if drawn. */
  readonly room?: Box;
  /** The labelled line, if drawn. */
  readonly course: readonly { readonly x: number; readonly y: number }[];
};

const between = 2;
const pinSize = 15;
const gaps = [9, 16, 25, 36, 50, 68, 90];
const steps = [-1, -0.5, 0, 0.5, 1];
const sides = steps
  .flatMap((down) => steps.map((over) => ({ over, down })))
  .filter(({ over, down }) => Math.max(Math.abs(over), Math.abs(down)) === 1);

export const overlapOf = (a: Box, b: Box, apart = 0): number => {
  const over = (a.w + b.w) / 2 + apart - Math.abs(a.x - b.x);
  const down = (a.h + b.h) / 2 + apart - Math.abs(a.y - b.y);
  return over > 0 && down > 0 ? over * down : 0;
};

const shareHidden = (room: Box, by: Box) => overlapOf(room, by) / (room.w * room.h);

/** The distance from a spot to a box; 0 inside. */
export const gapTo = ({ x, y }: Label['spot'], box: Box): number =>
  Math.hypot(Math.max(0, Math.abs(box.x - x) - box.w / 2), Math.max(0, Math.abs(box.y - y) - box.h / 2));

const along = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9];
const crosses = ({ spot }: Label, to: Box, other: Box) =>
  along.some(
    (share) =>
      Math.abs(spot.x + (to.x - spot.x) * share - other.x) < other.w / 2 &&
      Math.abs(spot.y + (to.y - spot.y) * share - other.y) < other.h / 2,
  );

/** Whether two leader lines cross. */
const cuts = (a: Label, to: Box, b: Label, other: Box) => {
  const turn = (p: Label['spot'], q: Label['spot'], r: Label['spot']) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return (
    turn(a.spot, to, b.spot) * turn(a.spot, to, other) < 0 &&
    turn(b.spot, other, a.spot) * turn(b.spot, other, to) < 0
  );
};

const kept = (box: Box, bounds: Box): Box => {
  const within = (at: number, size: number, middle: number, whole: number) =>
    Math.max(middle - (whole - size) / 2, Math.min(middle + (whole - size) / 2, at));
  return {
    ...box,
    x: within(box.x, box.w, bounds.x, bounds.w),
    y: within(box.y, box.h, bounds.y, bounds.h),
  };
};

const candidates = ({ spot, w, h, pinned, room }: Label, bounds: Box): readonly Box[] => {
  const inside = pinned
    ? []
    : steps.flatMap((down) =>
        steps.map((over) => ({
          x: spot.x + over * (room?.w ?? 0) * 0.3,
          y: spot.y + down * (room?.h ?? 0) * 0.3,
          w,
          h,
        })),
      );
  const beside = gaps.flatMap((gap) =>
    sides.map(({ over, down }) => ({
      x: spot.x + over * (w / 2 + gap),
      y: spot.y + down * (h / 2 + gap),
      w,
      h,
    })),
  );
  return [...inside, ...beside].map((box) => kept(box, bounds));
};

/** A name's cost independent of other names. */
const ownCost = (label: Label, box: Box, all: readonly Label[]): number => {
  const { spot, room } = label;
  // Distance is penalised more than linearly; among equals, right of the spot and on its line is best.
  let cost = gapTo(spot, box) ** 1.3 + Math.abs(box.y - spot.y) * 0.1 + (box.x < spot.x ? 1 : 0);
  if (room) cost += Math.hypot(box.x - spot.x, box.y - spot.y) * 0.3;
  for (const other of all) {
    if (other.pinned && overlapOf(box, { ...other.spot, w: pinSize, h: pinSize }) > 0) cost += 800;
    if (other.room) {
      const hidden = shareHidden(other.room, box);
      // A large area may contain its own name; a small one would be hidden.
      cost += other === label ? (hidden > 0.5 ? 300 * hidden : 0) : 200 * hidden;
    }
    cost += 8 * other.course.filter((point) => gapTo(point, box) < 3).length;
  }
  return cost;
};

const pairCost = (label: Label, box: Box, other: Label, otherBox: Box): number => {
  const overlap = overlapOf(box, otherBox, between);
  if (overlap > 0) return 1e5 + overlap;
  return (
    (crosses(label, box, otherBox) ? 120 : 0) +
    (crosses(other, otherBox, box) ? 120 : 0) +
    (cuts(label, box, other, otherBox) ? 120 : 0)
  );
};

const rounds = 12;
const mostTries = 5;

type Choice = { readonly box: Box; readonly cost: number };

/** Improves each name's position until nothing changes. */
const settle = (
  labels: readonly Label[],
  choices: readonly (readonly Choice[])[],
  order: readonly number[],
) => {
  const boxes: (Box | undefined)[] = labels.map(() => undefined);
  let total = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const before = total;
    total = 0;
    for (const place of order) {
      const label = labels[place];
      if (label === undefined) continue;
      let least = Number.POSITIVE_INFINITY;
      for (const { box, cost } of choices[place] ?? []) {
        // Sorted by cost, so later ones cannot be better.
        if (cost >= least) break;
        let sum = cost;
        for (const [at, other] of labels.entries()) {
          const otherBox = boxes[at];
          if (at !== place && otherBox !== undefined && sum < least)
            sum += pairCost(label, box, other, otherBox);
        }
        if (sum < least) {
          least = sum;
          boxes[place] = box;
        }
      }
      total += least;
    }
    if (round > 0 && total >= before) break;
  }
  return { total, boxes: boxes.filter((box) => box !== undefined) };
};

/**
 * The box of each name, in label order. Earlier names get better places, so several orders are tried, within
 * the time of a cheap phone. Deterministic.
 */
export const placeNames = (labels: readonly Label[], bounds: Box): readonly Box[] => {
  const choices = labels.map((label) =>
    candidates(label, bounds)
      .map((box) => ({ box, cost: ownCost(label, box, labels) }))
      .sort((a, b) => a.cost - b.cost),
  );
  const least = choices.reduce((sum, [best]) => sum + (best?.cost ?? 0), 0);
  const order = labels.map((_, at) => at);
  let best = settle(labels, choices, order);
  for (const first of order.slice(0, mostTries)) {
    const turned = [...order.slice(first), ...order.slice(0, first)];
    for (const one of [turned, [...turned].reverse()]) {
      // Near the optimum, so other orders gain little.
      if (best.total <= least + 2 * labels.length) return best.boxes;
      const tried = settle(labels, choices, one);
      if (tried.total < best.total) best = tried;
    }
  }
  return best.boxes;
};
