import { Email, PersonName } from '@afrolearn/contract/values.ts';
import { z } from 'zod';

/** What a provider says about a person once it is known that the provider says it. */
export type Identity = {
  issuer: string;
  subject: string;
  email: { address: string; verified: boolean } | null;
  /** The spellings of the name that our rules accept, the fullest first; never empty. */
  names: readonly string[];
};

const text = z.string().catch('');

/** The claims of OpenID Connect §5.1 that we read; what is missing or odd is empty, but for the subject. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: text,
  // Some providers send the word instead of the value.
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

/** Null when there is no subject: without one nobody is anybody. */
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
