import { expect, test } from 'vitest';
import { contactDataIn, contactInLesson } from '#safety/contact-data.ts';

test.each([
  ...[
    '0772123456',
    'Call me: 0772 123 456.',
    '(0772) 123-456',
    '+256 772 123456',
    '+254-712-345-678',
    '0414.123.456',
  ],
  ...['okello@gmail.com', 'mail teacher.ruth@school.ug today', 'ОKELLO@school.ug'],
])('%j reaches a person outside the class', (text) => {
  expect(contactInLesson(text)).toBe(true);
});

test.each([
  ...['0 1 2 3 4 5 6 7 8 9 10', '0123456789', '0.333333333', '456 789 012 = 456 million', '1,000,000,000'],
  ...[
    'one two three four five six seven eight',
    '2024 2025 2026',
    '01/02/2026',
    '12 + 345 678 912 = ?',
    '3.14159265',
  ],
  ...[
    'Gmail is a service for email.',
    'Look at page. Then write.',
    'An email: ana@example.org',
    'Sauti helpline: 0800 100 066',
  ],
  ...['Call 116 or 999.', 'P4 @ school'],
])('%j may stand in a lesson', (text) => {
  expect(contactInLesson(text)).toBe(false);
});

test('50,000 hostile signs are judged in one go', () => {
  for (const text of ['0', '+1', '077 ', 'a@', '0-', '@example.'].map((one) =>
    one.repeat(50_000 / one.length),
  ))
    expect(typeof contactInLesson(text)).toBe('boolean');
});

test.each(['//evil.example/x', '//evil.example', 'see evil.example/x', '//a.b'])(
  'the name %j is a link',
  (name) => {
    expect(contactDataIn(name)).toBe('link');
  },
);

test.each(['//Garoëb', 'Royal /Ui/o/oo', 'J.K. Okello'])('the name %j is none', (name) => {
  expect(contactDataIn(name)).toBeNull();
});

test.each([
  '٠٧٧٢٣٤٥٦٧٨',
  'ring ۰۷۰۱۲۳۴۵۶۷',
  '०७७२३४५६७८',
  '߀߇߇߂߃߄߅߆߇߈',
  'zero77two345 six78',
  '0 7 7 2 3 4 5 6 7 8',
])('%j is a number, in whichever digits', (text) => {
  expect(contactDataIn(text)).toBe('phone');
});

test.each(['1 2 3 4 5 6 7 8 9 10', '100, 90, 80, 70, 60, 50', 'there were 45900000 in 2024'])(
  '%j is counting, and no number to dial',
  (text) => {
    expect(contactDataIn(text)).toBeNull();
  },
);
