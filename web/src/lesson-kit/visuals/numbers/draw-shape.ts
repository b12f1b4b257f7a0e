import type { Shape } from '@afrolearn/learning/lessons/visuals.ts';
import { corners, lineAngles } from './draw-angles.ts';

type Size = {
  x: number;
  y: number;
  text: string;
  anchor?: 'start' | 'middle' | 'end';
  of: 'length' | 'width' | 'height' | 'base' | 'radius' | 'diameter' | 'angle';
};

/** Paths in a 200 by 150 box. `sizes` are label positions for measures or an author's marks. */
type Drawing = {
  fills: readonly string[];
  lines: readonly string[];
  dashes: readonly string[];
  sizes: readonly Size[];
};

const none: Drawing = { fills: [], lines: [], dashes: [], sizes: [] };
const [middleX, middleY] = [100, 68];

const withUnit = (value: number, unit: string) => (unit === '' ? String(value) : `${value} ${unit}`);

/** The largest picture in these proportions with room for measures. */
const fit = (width: number, height: number): readonly [number, number] => {
  const scale = Math.min(130 / width, 96 / height);
  return [width * scale, height * scale];
};

const onCircle = (degrees: number, radius: number, x = middleX, y = middleY) => {
  const turn = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(turn), y - radius * Math.sin(turn)] as const;
};
const at = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const ring = (radius: number, x = middleX, y = middleY) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const oval = (rx: number, ry: number, x: number, y: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const rectangle = (width: number, height: number, unit: string): Drawing => {
  const [w, h] = fit(width, height);
  const [x, y] = [middleX - w / 2 + 8, middleY - h / 2];
  return {
    ...none,
    fills: [`M${x} ${y}h${w}v${h}h${-w}z`],
    sizes: [
      { x: x + w / 2, y: y + h + 23, text: withUnit(width, unit), of: 'width' },
      { x: x - 7, y: y + h / 2 + 7, text: withUnit(height, unit), anchor: 'end', of: 'height' },
    ],
  };
};

/** The approximate width of a text. */
const textWidth = (text: string) => text.length * 11 + 4;

/** The height is labelled beside its line, or outside if the triangle is too narrow. */
const triangle = (base: number, height: number, apex: number, unit: string, mark?: string): Drawing => {
  const [w, h] = fit(base, height);
  const text = withUnit(height, unit);
  const room = w * (1 - apex) * (1 - 26 / h) - 6;
  const inside = textWidth(mark ?? text) <= room;
  const x = middleX - w / 2 - (inside ? 0 : 18);
  const y = middleY - h / 2;
  const [top, right] = [x + w * apex, x + w + 10];
  return {
    ...none,
    fills: [`M${x} ${y + h}L${top} ${y}L${x + w} ${y + h}z`],
    lines: inside ? [] : [`M${right - 4} ${y}h8M${right} ${y}v${h}M${right - 4} ${y + h}h8`],
    dashes: [`M${top} ${y}V${y + h}`],
    sizes: [
      { x: x + w / 2, y: y + h + 23, text: withUnit(base, unit), of: 'base' },
      inside
        ? { x: top + 6, y: y + h - 8, text, anchor: 'start', of: 'height' }
        : { x: right + 7, y: y + h / 2 + 7, text, anchor: 'start', of: 'height' },
    ],
  };
};

const angle = (degrees: number): Drawing => {
  const [x, y] = [degrees > 90 ? 100 : 55, degrees > 180 ? 68 : 112];
  const far = onCircle(degrees, 82, x, y);
  const arcFrom = onCircle(0, 34, x, y);
  const arcTo = onCircle(degrees, 34, x, y);
  const label = onCircle(degrees / 2, 54, x, y);
  const bow =
    degrees === 90
      ? `M${x + 22} ${y}v-22h-22`
      : `M${at(arcFrom)}A34 34 0 ${degrees > 180 ? 1 : 0} 0 ${at(arcTo)}`;
  return {
    ...none,
    lines: [`M${at(onCircle(0, 82, x, y))}L${x} ${y}L${at(far)}`, bow],
    sizes: [{ x: label[0], y: label[1] + 7, text: `${degrees}°`, of: 'angle' }],
  };
};

const lines: Readonly<Record<'parallel' | 'perpendicular' | 'crossing', readonly string[]>> = {
  parallel: ['M25 50h150', 'M25 92h150'],
  perpendicular: ['M25 112h150', 'M100 112V18', 'M100 96h16v16'],
  crossing: ['M30 30l140 84', 'M30 114l140-84'],
};

type Solid = Extract<Shape, { shape: 'solid' }>['solid'];

const box = (w: number, h: number, deep: number): Drawing => {
  const [x, y] = [middleX - (w + deep) / 2, middleY - (h - deep) / 2 - 2];
  return {
    ...none,
    fills: [`M${x} ${y}l${deep} ${-deep}h${w}v${h}l${-deep} ${deep}h${-w}z`],
    lines: [`M${x} ${y}h${w}v${h}M${x + w} ${y}l${deep} ${-deep}`],
    dashes: [`M${x} ${y + h}l${deep} ${-deep}h${w}M${x + deep} ${y + h - deep}v${-h}`],
  };
};

const measuredBox = (length: number, width: number, height: number, unit: string): Drawing => {
  const scale = Math.min(84 / (length + width / 2), 92 / (height + width / 2));
  const [w, h, deep] = [length * scale, height * scale, (width * scale) / 2];
  const [x, y] = [middleX - (w + deep) / 2, middleY - (h - deep) / 2 - 2];
  return {
    ...box(w, h, deep),
    sizes: [
      { x: x + w / 2, y: y + h + 23, text: withUnit(length, unit), of: 'length' },
      {
        x: x + w + deep / 2 + 8,
        y: y + h - deep / 2 + 14,
        text: withUnit(width, unit),
        anchor: 'start',
        of: 'width',
      },
      { x: x - 7, y: y + h / 2 + 7, text: withUnit(height, unit), anchor: 'end', of: 'height' },
    ],
  };
};

const solids: Readonly<Record<Solid, Drawing>> = {
  cube: box(70, 70, 30),
  cuboid: box(105, 56, 32),
  cylinder: {
    ...none,
    fills: ['M55 30v78a45 15 0 0 0 90 0V30a45 15 0 0 0-90 0z'],
    lines: [oval(45, 15, 100, 30)],
    dashes: ['M55 108a45 15 0 0 1 90 0'],
  },
  cone: {
    ...none,
    fills: ['M48 108L100 12l52 96a52 16 0 0 1-104 0z'],
    dashes: ['M48 108a52 16 0 0 1 104 0'],
  },
  sphere: {
    ...none,
    fills: [ring(58)],
    lines: ['M42 68a58 18 0 0 0 116 0'],
    dashes: ['M42 68a58 18 0 0 1 116 0'],
  },
  pyramid: {
    ...none,
    fills: ['M40 104L100 12l66 72-36 36z'],
    lines: ['M100 12l30 108'],
    dashes: ['M40 104l40-20h86M80 84L100 12'],
  },
  prism: {
    ...none,
    fills: ['M30 116L66 50l90-32 20 66-72 32z'],
    lines: ['M66 50l38 66'],
    dashes: ['M30 116l72-32h74M102 84l54-66'],
  },
};

export const drawShape = (shape: Shape, unit: string, marks: readonly string[] = []): Drawing => {
  switch (shape.shape) {
    case 'rectangle':
      return rectangle(shape.width, shape.height, unit);
    case 'triangle':
      return triangle(shape.base, shape.height, shape.apex ?? 0.5, unit, marks[1]);
    case 'circle': {
      const wide = shape.show === 'diameter';
      const from = wide ? middleX - 56 : middleX;
      return {
        ...none,
        fills: [ring(56)],
        lines: [`M${from} ${middleY}H${middleX + 56}`, ring(2)],
        sizes: [
          {
            x: wide ? middleX : middleX + 28,
            y: middleY - 8,
            text: withUnit(wide ? shape.radius * 2 : shape.radius, unit),
            of: wide ? 'diameter' : 'radius',
          },
        ],
      };
    }
    case 'polygon': {
      const start = shape.sides % 2 === 0 ? 90 + 180 / shape.sides : 90;
      const ends = Array.from({ length: shape.sides }, (_, n) =>
        at(onCircle(start + (n * 360) / shape.sides, 60)),
      );
      return { ...none, fills: [`M${ends.join('L')}z`] };
    }
    case 'angle':
      return angle(shape.degrees);
    case 'line-angles':
      return { ...none, ...lineAngles(shape.angles) };
    case 'corners':
      return { ...none, ...corners(shape.angles) };
    case 'box':
      return measuredBox(shape.length, shape.width, shape.height, unit);
    case 'lines':
      return { ...none, lines: lines[shape.lines] };
    case 'solid':
      return solids[shape.solid];
  }
};
