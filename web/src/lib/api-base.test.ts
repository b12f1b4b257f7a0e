import { expect, test } from 'vitest';
import { apiBase } from './api-base.ts';

const school = { hostname: 'box.school.ug', origin: 'https://box.school.ug' };
const local = { hostname: 'localhost', origin: 'http://localhost:3000' };
const loopback = { hostname: '127.0.0.1', origin: 'http://127.0.0.1:3000' };
const loopback6 = { hostname: '[::1]', origin: 'http://[::1]:3000' };

test.each([
  ['a non-local host is /api', school, undefined, '/api'],
  ['a non-local host ignores the setting', school, 'https://elsewhere.example/api', '/api'],
  [
    'a host that only begins like localhost is not local',
    { ...school, hostname: 'localhost.school.ug' },
    undefined,
    '/api',
  ],
  ['localhost without a setting is {host}/api', local, undefined, 'http://localhost:3000/api'],
  ['localhost with an empty setting is {host}/api', local, '  ', 'http://localhost:3000/api'],
  ['127.0.0.1 is local too', loopback, undefined, 'http://127.0.0.1:3000/api'],
  ['[::1] is local too', loopback6, undefined, 'http://[::1]:3000/api'],
  ['a setting without /api gets one', local, 'http://box:3000', 'http://box:3000/api'],
  ['a setting with /api keeps one', local, 'http://box:3000/api', 'http://box:3000/api'],
  ['a setting with /api/ loses the slash', local, 'http://box:3000/api/', 'http://box:3000/api'],
  ['a setting with /api/api keeps one', local, 'http://box:3000/api/api', 'http://box:3000/api'],
  ['a path before /api stays', local, 'http://box:3000/school/api', 'http://box:3000/school/api'],
])('spec 1 §7: %s', (_, place, setting, base) => {
  expect(apiBase(place, setting)).toBe(base);
});
