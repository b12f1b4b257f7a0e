import { expect, test } from 'vitest';
import { matchPath } from './index.ts';

test.each([
  ['/', '/', {}],
  ['/units', '/units', {}],
  ['/units', '/units/', {}],
  ['/units', '/Units', {}],
  ['/units', '/%75nits', {}],
  ['/unit/:id', '/unit/411', { id: '411' }],
  ['/unit/:id', '/unit/u4%20l2', { id: 'u4 l2' }],
  ['/unit/:id', '/unit/a%2Fb', { id: 'a/b' }],
  ['/unit/:id', '/unit/100%', { id: '100%' }],
  ['/lesson/:id/sheet/:sheet', '/lesson/t7/sheet/map', { id: 't7', sheet: 'map' }],
  ['*', '/any/where', {}],
])('%s holds %s', (route, path, params) => {
  expect(matchPath(route, path)).toEqual({ params });
});

test.each([
  ['/', '/units'],
  ['/units', '/'],
  ['/units', '/units/7'],
  ['/units', '//units'],
  ['/unit/:id', '/unit'],
  ['/unit/:id', '/unit/'],
  ['/unit/:id', '/unit/7/more'],
  ['/classes/:id/cards', '/classes//cards'],
  ['/a.b', '/axb'],
])('%s does not hold %s', (route, path) => {
  expect(matchPath(route, path)).toBeNull();
});
