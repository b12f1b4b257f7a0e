/** `/.well-known/security.txt` (RFC 9116, N19): the contact for people who found a vulnerability. */
import { languageCodes } from '@afrolearn/learning/languages/languages.ts';
import type { FastifyInstance } from 'fastify';
import type { Env } from '#env.ts';

const address = '/.well-known/security.txt';

const oneEmail = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/;
const oneNumber = /^\+[\d ()./-]{7,25}$/;
const oneUri = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+[\d.()-]+)$/i;

/**
 * The operator's contact as a URI: an email, a number with its country, or a web address. Null for text such as 'Ask
 * Mr. Okello in the office', which only helps a person who is there.
 */
export const contactUri = (support: string | null): string | null => {
  if (support === null) return null;
  if (oneUri.test(support) && URL.canParse(support)) return support;
  if (oneEmail.test(support)) return `mailto:${support}`;
  return oneNumber.test(support) ? `tel:+${support.replace(/\D/g, '')}` : null;
};

const nobody =
  'This server names nobody for reports of faults. Please tell the school or organisation that runs it.\n' +
  'Operators: set SUPPORT_CONTACT to an email, a number such as +256 772 000000, or an https:// address.\n';

const yearAfter = (start: Date): string => {
  const end = new Date(start);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return `${end.toISOString().slice(0, 19)}Z`;
};

type SecurityContact = { env: Pick<Env, 'support' | 'publicUrl'>; now: () => Date };

/** Expires a year after the start, so that an unmaintained text is recognised as outdated. */
export const addSecurityText = (app: FastifyInstance, { env, now }: SecurityContact): void => {
  const contact = contactUri(env.support);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${yearAfter(now())}`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    ...(env.publicUrl === null ? [] : [`Canonical: ${env.publicUrl}${address}`]),
  ];
  const text = contact === null ? nobody : `${lines.join('\n')}\n`;
  app.get(address, (_request, reply) =>
    reply
      .code(contact === null ? 404 : 200)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(text),
  );
};
