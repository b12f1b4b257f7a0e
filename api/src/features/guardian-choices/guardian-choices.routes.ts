import { type Choices, guardianChoices } from '@afrolearn/contract/family.ts';
import { hiddenPhone, phoneIn } from '@afrolearn/learning/people/phone.ts';
import { ownRow } from '#features/accounts/index.ts';
import type { Person, World } from '#http/context.ts';
import { refuse } from '#http/refuse.ts';
import { serve } from '#http/serve.ts';
import { canReceive } from '#mail/addresses.ts';
import { type ChoicesRow, choicesOf, setChoices } from './guardian-choices.db.ts';

const shown = async ({ db, env }: World, user: Person, row: ChoicesRow): Promise<Choices> => {
  const { email } = await ownRow(db, user);
  return {
    ...row,
    phone: row.phone === null ? null : hiddenPhone(row.phone),
    can: { mail: env.mail !== null && canReceive(email), sms: env.sms !== null },
  };
};

export const guardianChoiceRoutes = serve(guardianChoices, {
  'GET /parent/choices': async ({ user, say, ...world }) =>
    await shown(world, user, await choicesOf(world.db, user.id, say.language)),

  'PATCH /parent/choices': async ({ body, user, say, ...world }) => {
    const { phone: written, ...switches } = body;
    const before = await choicesOf(world.db, user.id, say.language);
    const phone = written === undefined ? before.phone : written === null ? null : phoneIn(written);
    // Texts need a phone number.
    if (switches.sms === true && phone === null)
      throw refuse('request/invalid', { fields: { phone: { key: 'phone/missing' } } });
    const sms = phone === null ? false : switches.sms;
    const kept = await setChoices(world.db, user.id, { ...switches, sms, phone }, say.language);
    return await shown(world, user, kept);
  },
});
