import { TimeZone } from '@afrolearn/contract/administration.ts';
import { faultIn } from '@afrolearn/contract/faults.ts';
import { Email, NewPassword, PersonName, SchoolName } from '@afrolearn/contract/values.ts';
import { sayFault } from '@afrolearn/learning/languages/fault.ts';
import { z } from 'zod';
import { isWeakPassword, weakPassword } from '#features/accounts/index.ts';
import { inEnglish } from '#words/words.ts';

/** A school and its first administrator, as typed. */
const SchoolForm = z.object({
  school: SchoolName,
  zone: TimeZone,
  name: PersonName,
  email: Email,
  password: NewPassword,
});
export type SchoolForm = z.output<typeof SchoolForm>;
export type FieldName = keyof SchoolForm;
export const fieldNames = Object.keys(SchoolForm.shape) as FieldName[];

/** The problem with one answer, or null. */
export const problemOf = async (
  field: FieldName,
  answer: string | undefined,
  others: { name?: string | undefined; email?: string | undefined } = {},
): Promise<string | null> => {
  const read = SchoolForm.shape[field].safeParse(answer);
  if (!read.success) return sayFault(inEnglish.faults, faultIn(read.error.issues[0]?.message ?? ''));
  const { name, email } = others;
  const owner = { ...(name === undefined ? {} : { name }), ...(email === undefined ? {} : { email }) };
  return field === 'password' && (await isWeakPassword(read.data, owner))
    ? sayFault(inEnglish.faults, weakPassword)
    : null;
};

export const asForm = (answers: Partial<Record<FieldName, string>>): SchoolForm => SchoolForm.parse(answers);
