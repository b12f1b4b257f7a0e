import { expect, test } from 'vitest';
import { hiddenPhone, phoneIn, phoneProblem } from '#people/phone.ts';

test.each([
  ['0772 123 418', '+256772123418'],
  ['0772-123-418', '+256772123418'],
  ['+254 712 345678', '+254712345678'],
  ['00256772123418', '+256772123418'],
  ['772123418', null],
  ['07721234', null],
  ['0772 123 418 9', null],
  ['mama', null],
  ['', null],
])('%j is the number %j', (text, phone) => {
  expect(phoneIn(text)).toBe(phone);
});

test('what is no number is said, and a page shows the end of one only', () => {
  expect(phoneProblem(' ')).toEqual({ key: 'phone/missing' });
  expect(phoneProblem('12')).toEqual({ key: 'phone/form' });
  expect(phoneProblem('0772123418')).toBeNull();
  expect(hiddenPhone('+256772123418')).toBe('•••• 418');
});
