import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { drawingOf } from '#bank/drawing.ts';
import { bankPage } from '#bank/page.ts';

const drawing = (name: string, kind: string, title: string, part: string) =>
  drawingOf({
    name,
    title,
    file: `figures/${kind}/${name}.svg`,
    svg: `<svg viewBox="0 0 90 100" role="img"><title>${title}</title><g data-part="${part}"/></svg>`,
  });

const bank = [
  drawing('mango', 'foods', 'A ripe mango fruit.', 'stalk'),
  drawing('hoe', 'tools', 'A hoe for the garden.', 'handle'),
];

const opened = () => {
  const window = new Window({
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  });
  window.document.write(bankPage(bank));
  return window;
};

const shownIn = ({ document }: Window) =>
  [...document.querySelectorAll('li')]
    .filter((card) => !card.hasAttribute('hidden'))
    .map((card) => card.querySelector('h2 code')?.textContent);

test('the page shows each drawing with kind, title, parts, box and bytes', () => {
  const html = bankPage(bank);
  expect(html).toContain('<code>mango</code> <small>foods</small>');
  expect(html).toContain('<code>handle</code>');
  expect(html).toMatch(/90 by 100 · \d+ bytes/);
});

test('it is searched by name, title and part, and by kind', () => {
  const window = opened();
  expect(shownIn(window)).toEqual(['mango', 'hoe']);
  const type = (id: string, value: string) => {
    const field = window.document.querySelector(`#${id}`);
    Object.assign(field ?? {}, { value });
    field?.dispatchEvent(new window.Event('input'));
  };
  type('words', 'garden hand');
  expect(shownIn(window)).toEqual(['hoe']);
  expect(window.document.querySelector('#count')?.textContent).toBe('1 of 2');
  type('words', '');
  type('kind', 'foods');
  expect(shownIn(window)).toEqual(['mango']);
});
