import { describe, expect, test } from 'vitest';
import { base32, numberOf, stepOf, stepOfNumber, uriOf } from './totp.ts';

const key = Buffer.from('12345678901234567890');

describe('numbers are those of the standards', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('RFC 6238, appendix B: at %i seconds it is %s', (seconds, expected) => {
    expect(numberOf(key, stepOf(new Date(seconds * 1000)), 8)).toBe(expected);
  });

  test.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (expected, count) => [count, expected] as const,
    ),
  )('RFC 4226, appendix D: of count %i it is %s', (count, expected) => {
    expect(numberOf(key, count)).toBe(expected);
  });

  test.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('RFC 4648: %j is %j in base 32', (text, expected) => {
    expect(base32(Buffer.from(text))).toBe(expected);
  });
});

test('a phone may be one half minute off, and not two', () => {
  const now = new Date('2026-03-09T06:00:00Z');
  const known = [-2, -1, 0, 1, 2].map((off) => {
    const step = stepOfNumber(key, numberOf(key, stepOf(now) + off), now);
    return step === null ? null : step - stepOf(now);
  });
  expect(known).toEqual([null, -1, 0, 1, null]);
  expect(stepOfNumber(key, '', now)).toBeNull();
  expect(stepOfNumber(Buffer.from('another key'), numberOf(key, stepOf(now)), now)).toBeNull();
});

test('what the QR code says names the account and the product, and nothing can break out of it', () => {
  const uri = new URL(uriOf(key, 'ruth+a&issuer=x@school.ug'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('AfroLearn:ruth+a&issuer=x@school.ug');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: base32(key),
    issuer: 'AfroLearn',
    digits: '6',
    period: '30',
  });
});
