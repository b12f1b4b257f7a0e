/** Related angles: on a straight line, and in a triangle. In the 200 by 150 box of all shapes. */
type Spot = readonly [x: number, y: number];

const turned = (degrees: number, radius: number, [x, y]: Spot): Spot => {
  const turn = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(turn), y - radius * Math.sin(turn)];
};
const at = ([x, y]: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const size = ([x, y]: Spot, degrees: number) => ({ x, y: y + 7, text: `${degrees}°`, of: 'angle' as const });

/** From left to right, as angles are read. */
export const lineAngles = (angles: readonly number[]) => {
  const corner: Spot = [100, 112];
  const starts = angles.map((_, index) => 180 - angles.slice(0, index).reduce((sum, one) => sum + one, 0));
  return {
    lines: [
      'M8 112h184',
      ...starts.slice(1).map((start) => `M100 112L${at(turned(start, 76, corner))}`),
      ...starts.map((start, index) => {
        const end = start - (angles[index] ?? 0);
        return `M${at(turned(start, 24, corner))}A24 24 0 0 1 ${at(turned(end, 24, corner))}`;
      }),
    ],
    // A narrow angle's label is further out.
    sizes: angles.map((degrees, index) =>
      size(turned((starts[index] ?? 0) - degrees / 2, degrees < 40 ? 94 : 54, corner), degrees),
    ),
  };
};

/** The third angle is at the top. Labels are outside, where narrow corners have room, too. */
export const corners = (angles: readonly number[]) => {
  const [left = 60, right = 60, top = 60] = angles;
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const side = Math.sin(rad(right)) / Math.sin(rad(top));
  const apex: Spot = [side * Math.cos(rad(left)), side * Math.sin(rad(left))];
  const [least, most] = [Math.min(0, apex[0]), Math.max(1, apex[0])];
  const scale = Math.min(116 / (most - least), 78 / apex[1]);
  const place = ([x, y]: Spot): Spot => [100 + (x - (least + most) / 2) * scale, 108 - y * scale];
  const spots = [place([0, 0]), place([1, 0]), place(apex)];
  const [a, b, c] = spots as [Spot, Spot, Spot];
  const names: readonly Spot[] = [
    [a[0] - 14, a[1] + 17],
    [b[0] + 14, b[1] + 17],
    [c[0], c[1] - 15],
  ];
  const bow = (spot: Spot, from: number, to: number) =>
    `M${at(turned(from, 15, spot))}A15 15 0 0 0 ${at(turned(to, 15, spot))}`;
  return {
    fills: [`M${at(a)}L${at(b)}L${at(c)}z`],
    lines: [bow(a, 0, left), bow(b, 180 - right, 180), bow(c, 180 + left, 180 + left + top)],
    sizes: names.map((spot, index) => size(spot, angles[index] ?? 0)),
  };
};
