/** Parses typed phone numbers into the international form that gateways take. */
import type { Fault } from '#languages/fault.ts';

/** '0772 123-418' becomes '+256772123418'; foreign numbers start with +. Null for anything else. */
export const phoneIn = (text: string): string | null => {
  const plain = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (/^\+[1-9]\d{7,14}$/.test(plain)) return plain;
  return /^0[2-47]\d{8}$/.test(plain) ? `+256${plain.slice(1)}` : null;
};

/** Enough to recognise one's own number: '•••• 418'. */
export const hiddenPhone = (phone: string): string => `•••• ${phone.slice(-3)}`;

export const phoneProblem = (text: string): Fault<'phone/missing' | 'phone/form'> | null => {
  if (text.trim() === '') return { key: 'phone/missing' };
  return phoneIn(text) === null ? { key: 'phone/form' } : null;
};
