import { Email, PersonName } from '@afrolearn/contract/values.ts';
import { z } from 'zod';

/** Verified claims of a provider about a person. */
export type Identity = {
  issuer: string;
  subject: string;
  email: { address: string; verified: boolean } | null;
  /** The acceptable spellings of the name, fullest first; never empty. */
  names: readonly string[];
};

const text = z.string().catch('');

/**
 * The claims of OpenID Connect §5.1 that we read; except for the subject, missing or odd ones become empty.
 */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: text,
  // Some providers send a string instead of a boolean.
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  given_name: text,
  family_name: text,
  name: text,
});

export const stranger = 'Friend';

const namesIn = ({ given_name, family_name, name }: z.output<typeof Claims>): readonly string[] => [
  ...[`${given_name} ${family_name}`, name, given_name].flatMap(
    (spelling) => PersonName.safeParse(spelling).data ?? [],
  ),
  stranger,
];

/** Null without a subject. */
export const identityIn = (issuer: string, claims: unknown): Identity | null => {
  const read = Claims.safeParse(claims);
  if (!read.success) return null;
  const address = Email.safeParse(read.data.email);
  return {
    issuer,
    subject: read.data.sub,
    email: address.success ? { address: address.data, verified: read.data.email_verified } : null,
    names: namesIn(read.data),
  };
};
