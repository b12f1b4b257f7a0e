import { expect, test } from 'vitest';
import { isSafeAttribute, isSafeElement, unsafeIn } from '#lessons/safe-drawing.ts';

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" role="img"><title>A cup is full.</title>${inside}</svg>`;

test('shapes, groups and references inside the drawing are let through', () => {
  const inside =
    '<defs><g id="cup-a"><path d="M0 0h9z" fill="#fff8e8"/></g><clipPath id="cup-b"><rect x="1" y="2" width="3" height="4"/></clipPath></defs><use href="#cup-a" x="5"/><g clip-path="url(#cup-b)" data-part="water" transform="translate(1 2)"/>';
  expect(unsafeIn(drawing(inside))).toEqual([]);
});

test.each([
  ['<script>1</script>', '<script>'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<a href="#x"/>', '<a>'],
  ['<style>*{}</style>', '<style>'],
  ['<animate/>', '<animate>'],
  ['<image href="x.png"/>', '<image>'],
  ['<!-- words -->', '<!-->'],
  ['<g onclick="x()"/>', 'onclick="x()"'],
  ['<g onload/>', 'onload=""'],
  ['<g style="fill:red"/>', 'style="fill:red"'],
  ['<use href="https://x.org/a.svg#b"/>', 'href="https://x.org/a.svg#b"'],
  ['<use xlink:href="#b"/>', 'xlink:href="#b"'],
  ['<g fill="url(https://x.org/a)"/>', 'fill="url(https://x.org/a)"'],
  ['<g fill="url(//x.org/a)"/>', 'fill="url(//x.org/a)"'],
  ["<g class='a>b'/>", 'class="a>b"'],
  ['<G/>', '<G>'],
])('%s is told', (inside, what) => {
  expect(unsafeIn(drawing(inside)).map((one) => one.what)).toContain(what);
});

test('the list is closed: what nobody named is not let through', () => {
  expect(['SCRIPT', 'set', 'iframe', 'filter', ''].filter(isSafeElement)).toEqual([]);
  expect(isSafeAttribute('fill', 'javascript:x')).toBe(false);
  expect(isSafeAttribute('href', '#cup-a')).toBe(true);
  expect(isSafeAttribute('href', '#')).toBe(false);
});
