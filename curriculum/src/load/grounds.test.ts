import { expect, test } from 'vitest';
import { groundsOf } from './grounds.ts';

const drawn = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360">${inside}</svg>`;
const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;

test('a yard stands on sky and on the earth that is drawn last', () => {
  const yard =
    path('#d9edf2', 'M0 0h640v360H0z') +
    path('#c5dfae', 'M0 246c130-60 280-50 380-8 90-34 180-30 260 0v90H0z') +
    path('#8fbf7a', 'M0 250c200-12 440-12 640 0v110H0z') +
    path('#ffffff', 'M40 300h90v60H40z');
  expect(groundsOf(drawn(yard))).toEqual(['#d9edf2', '#8fbf7a']);
});

test('a room stands on wall and floor', () => {
  const room =
    path('#f7e3b5', 'M0 0h640v280H0z') +
    path('#e8b48f', 'M0 280h640v80H0z') +
    path('#d98a5b', 'M0 280h640v8H0z');
  expect(groundsOf(drawn(room))).toEqual(['#f7e3b5', '#e8b48f']);
});

test.each([
  ['nothing but things', path('#c44f26', 'M20 30h600v300H20z')],
  ['a sky without earth', path('#d9edf2', 'M0 0h640v200H0z')],
  ['a band that is too short', path('#d9edf2', 'M0 0h600v360H0z')],
  ['a way that is written otherwise', path('#d9edf2', 'M0 0L640 0L640 360H0z')],
])('%s has no grounds', (_, inside) => {
  expect(groundsOf(drawn(inside))).toBeUndefined();
});
