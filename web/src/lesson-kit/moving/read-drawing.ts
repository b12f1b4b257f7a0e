import { isSafeAttribute, isSafeElement } from '@afrolearn/learning/lessons/safe-drawing.ts';

const isSafe = (element: Element): boolean =>
  element.namespaceURI === 'http://www.w3.org/2000/svg' &&
  isSafeElement(element.localName) &&
  element.prefix === null &&
  Array.from(element.attributes).every(({ name, value }) => isSafeAttribute(name, value));

/**
 * Parses a drawing for inlining, or returns null if anything is not on the allow-list. The parser runs no
 * scripts and loads nothing.
 */
export const readDrawing = (svg: string): SVGSVGElement | null => {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg' || parsed.doctype !== null) return null;
  if (!isSafe(root) || !Array.from(root.querySelectorAll('*')).every(isSafe)) return null;
  return document.importNode(root, true) as unknown as SVGSVGElement;
};
