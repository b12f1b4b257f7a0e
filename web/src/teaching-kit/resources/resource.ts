import { later } from '#lib/lazy.tsx';

/** The four sheets for teachers. Only their titles are translated; the sheets themselves are in English. */
export const resourceIds = ['class-of-90', 'p4-bridge', 'fair-marking', 'worried-child'] as const;
export type ResourceId = (typeof resourceIds)[number];

export const isResource = (id: string): id is ResourceId => resourceIds.some((one) => one === id);

type Section = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
};

export type Resource = {
  readonly lead: string;
  readonly sections: readonly Section[];
  /** Boxes to tick, mentally or on paper. */
  readonly checklist: { readonly heading: string; readonly lines: readonly string[] };
  /** Something to copy onto the board, a wall or a page of an exercise book. */
  readonly copy: { readonly heading: string; readonly lines: readonly string[] };
};

/** Each sheet is loaded when it is opened. */
export const loadResource: Readonly<Record<ResourceId, () => Promise<Resource>>> = {
  'class-of-90': later(async () => (await import('./texts/class-of-90.ts')).classOf90),
  'p4-bridge': later(async () => (await import('./texts/p4-bridge.ts')).p4Bridge),
  'fair-marking': later(async () => (await import('./texts/fair-marking.ts')).fairMarking),
  'worried-child': later(async () => (await import('./texts/worried-child.ts')).worriedChild),
};
