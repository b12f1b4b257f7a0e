// An allow-list for drawings in a page. The checker applies it when content is packed, and the app again
// before inserting a drawing, because packs are passed on by hand.

const elements: ReadonlySet<string> = new Set([
  'svg',
  'title',
  'defs',
  'g',
  'use',
  'clipPath',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
]);

const attributes: ReadonlySet<string> = new Set([
  'xmlns',
  'viewBox',
  'role',
  'id',
  'href',
  'data-part',
  'data-colour',
  'transform',
  'd',
  'points',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-path',
  'clip-rule',
  'opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
]);

export const isSafeElement = (name: string): boolean => elements.has(name);

/** References stay within the drawing: `#id` in an `href`, `url(#id)` elsewhere. */
export const isSafeAttribute = (name: string, value: string): boolean => {
  if (!attributes.has(name)) return false;
  if (name === 'href') return /^#[\w-]+$/.test(value);
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
  return !/[\\:;<>&]/.test(value) && !/url\((?!#[\w-]+\))/i.test(value);
};

export type Unsafe = { readonly what: string; readonly index: number };

/** Scans a drawing tag by tag without a browser, and reports the first problem of each kind. */
export const unsafeIn = (svg: string): readonly Unsafe[] => {
  const found = new Map<string, Unsafe>();
  const add = (what: string, index: number) => {
    if (!found.has(what)) found.set(what, { what, index });
  };
  for (const tag of svg.matchAll(/<([/!?]?)([^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gu)) {
    const [, mark, name = '', rest = ''] = tag;
    if (mark === '/') continue;
    if (mark !== '' || !isSafeElement(name)) {
      add(`<${mark}${name}>`, tag.index);
      continue;
    }
    for (const [, key = '', double, single] of rest.matchAll(
      /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gu,
    )) {
      const value = double ?? single;
      if (value === undefined || !isSafeAttribute(key, value)) add(`${key}="${value ?? ''}"`, tag.index);
    }
  }
  return [...found.values()];
};
