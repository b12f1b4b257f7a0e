import type { Beat, PartState } from '@afrolearn/learning/lessons/beats.ts';

const space = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number>>;

const make = <Tag extends keyof SVGElementTagNameMap>(tag: Tag, attributes: Attributes) => {
  const element = document.createElementNS(space, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
};

export type Box = { x: number; y: number; width: number; height: number };

/** Some browsers throw for hidden drawings. */
export const boxOf = (element: SVGGraphicsElement): Box => {
  try {
    return element.getBBox();
  } catch {
    return { x: 0, y: 0, width: 0, height: 0 };
  }
};

type Look = (state: PartState) => void;

const near = (value: number) => String(Math.round(value * 100) / 100);

/**
 * A flat glow behind the part that follows its shape and is translucent. `scale` is the part's size on the
 * stage.
 */
export const haloOf = (holder: SVGGElement, scale: number): Look => {
  const { x, y, width, height } = boxOf(holder);
  const least = Math.min(width, height);
  const room = least * 0.12 + 10 / scale;
  const halo = make('rect', {
    x: x - room,
    y: y - room,
    width: width + 2 * room,
    height: height + 2 * room,
    rx: least / 2 + room,
    fill: '#ffe9ad',
    'fill-opacity': 0.45,
    stroke: '#f3b53c',
    'stroke-width': 6 / scale,
    opacity: 0,
  });
  holder.prepend(halo);
  return ({ glow }) => halo.setAttribute('opacity', near(glow ?? 0));
};

const colours: Readonly<Record<string, readonly [fill: string, edge: string]>> = {
  gold: ['#f3b53c', '#8a5200'],
  lake: ['#1d7896', '#fff8e8'],
  earth: ['#c24e27', '#fff8e8'],
  leaf: ['#2f7d4b', '#fff8e8'],
  chalk: ['#fff8e8', '#2b1a10'],
};

const [dotEvery, dotSize] = [34, 6];

const linesIn = (holder: SVGGElement): readonly SVGGeometryElement[] =>
  Array.from(holder.querySelectorAll<SVGGeometryElement>('path, line, polyline, circle, ellipse')).filter(
    (line) => typeof line.getTotalLength === 'function',
  );

/** Dots leave the start of each line one by one and stop along it. */
export const runnersOf = (holder: SVGGElement, beat: Beat | undefined): Look => {
  const [fill, stroke] = colours[(beat?.act === 'flow' && beat.colour) || 'gold'] ?? ['', ''];
  const runs = linesIn(holder).map((line) => {
    const long = line.getTotalLength();
    const many = Math.min(16, Math.max(2, Math.round(long / dotEvery)));
    const dots = Array.from({ length: many }, () =>
      make('circle', { r: dotSize, fill, stroke, 'stroke-width': 2, visibility: 'hidden' }),
    );
    const group = make('g', {});
    const placed = line.getAttribute('transform');
    if (placed !== null) group.setAttribute('transform', placed);
    group.append(...dots);
    line.after(group);
    return { line, long, dots };
  });
  return ({ flow }) => {
    for (const { line, long, dots } of runs) {
      for (const [at, dot] of dots.entries()) {
        const rest = (long * (at + 0.5)) / dots.length;
        const way = rest - long * (1 - (flow ?? 0));
        dot.setAttribute('visibility', way > 0 ? 'visible' : 'hidden');
        if (way <= 0) continue;
        const { x, y } = line.getPointAtLength(way);
        dot.setAttribute('cx', near(x));
        dot.setAttribute('cy', near(y));
      }
    }
  };
};

let clips = 0;

/** Reveals the part from one side, as water rises in a jar. */
export const coverOf = (holder: SVGGElement, beat: Beat | undefined): Look => {
  const side = (beat?.act === 'fill' && beat.side) || 'bottom';
  clips += 1;
  const id = `rising-${clips}`;
  const window = make('rect', { x: -0.1, y: -0.1, width: 1.2, height: 1.2 });
  const clip = make('clipPath', { id, clipPathUnits: 'objectBoundingBox' });
  clip.append(window);
  holder.before(clip);
  return ({ fill }) => {
    const share = fill ?? 0;
    // A stroke is wider than its box, so the clip is removed at the end.
    if (share >= 1) holder.removeAttribute('clip-path');
    else holder.setAttribute('clip-path', `url(#${id})`);
    const upright = side === 'bottom' || side === 'top';
    const start = side === 'bottom' || side === 'right' ? 1 - share : 0;
    window.setAttribute(upright ? 'y' : 'x', near(start));
    window.setAttribute(upright ? 'height' : 'width', near(share));
  };
};

const chip = { fill: '#fff8e8', stroke: '#2b1a10', 'stroke-width': 4 };
const [disc, smallDisc, slim, overlap] = [24, 16, 44, 4];
const digits = {
  'text-anchor': 'middle',
  'font-family': 'Andika, sans-serif',
  'font-weight': 700,
  fill: '#2b1a10',
};

/** A disc above the thing, or before a row; smaller in tight places, so that counted things stay visible. */
const discOf = ({ x, y, width, height }: Box) => {
  const r = Math.min(width, height) < slim ? smallDisc : disc;
  if (width < 4 * height) return { r, at: [x + width / 2, Math.max(r + 4, y - r + overlap)] } as const;
  return { r, at: [Math.max(r + 2, x - r - overlap), y + height / 2] } as const;
};

/** Animates a drawn number, or adds one in a disc. */
export const numberOf = (root: SVGSVGElement, holder: SVGGElement, box: Box): Look => {
  const own = holder.querySelector('text');
  if (own) {
    const first = own.textContent;
    return ({ count }) => {
      own.textContent = count === null ? first : String(count);
    };
  }
  const { r, at } = discOf(box);
  const group = make('g', { transform: `translate(${at.map(near).join(' ')})`, visibility: 'hidden' });
  const text = make('text', { ...digits, y: r * 0.45 });
  group.append(make('circle', { ...chip, r }), text);
  root.append(group);
  return ({ count }) => {
    group.setAttribute('visibility', count === null ? 'hidden' : 'visible');
    text.textContent = count === null ? '' : String(count);
    // Three digits need a smaller font.
    text.setAttribute('font-size', near(r * ((count ?? 0) > 99 ? 0.92 : 1.25)));
  };
};
