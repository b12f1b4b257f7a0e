import type { Fault } from '@afrolearn/learning/languages/fault.ts';

/**
 * Everything that can be wrong with a field, and the values that its sentence names. The sentences themselves are
 * the server's, in every language.
 */
export const faults = {
  'answer/missing': [],
  'answer/not-an-option': [],
  'assistant-page/form': [],
  'assistant-page/too-long': [],
  'avatar/not-special': [],
  'avatar/unknown': [],
  'cheer/sticker': [],
  'cheer/unknown': [],
  'class-code/form': [],
  'class-name/letters': [],
  'class-name/missing': [],
  'class/missing': [],
  'class/not-yours': [],
  'code/form': [],
  'code/missing': [],
  'consent/paper': [],
  'consent/yes-or-no': [],
  'country/unknown': [],
  'day/missing': [],
  'email/card-only': [],
  'email/form': [],
  'email/missing': [],
  'email/no-mail': [],
  'email/taken': [],
  'email/too-long': [],
  'events/list': [],
  'events/too-many': ['most'],
  'grade/missing': [],
  'grade/unknown': [],
  'group-name/letters': [],
  'group-name/missing': [],
  'group-text/contact-data': [],
  'group-text/unkind': [],
  'invite/missing': [],
  'language/unknown': [],
  'lesson/kind': [],
  'lesson/missing': [],
  'lesson/contact-data': [],
  'lesson/no-question': [],
  'lesson/no-text': [],
  'lesson/no-video': [],
  'link/form': [],
  'link/grown-too-long': [],
  'link/not-allowed': [],
  'link/open-again': [],
  'link/too-long': [],
  'login/missing': [],
  'month/unknown': [],
  'name/alphabets': [],
  'name/ask-teacher': [],
  'name/contact-data': [],
  'name/letters': [],
  'name/missing': [],
  'name/office': [],
  'name/picture': ['sign'],
  'name/plain-letters': [],
  'name/unkind': [],
  'note/missing': [],
  'note/too-long': [],
  'note/too-long-to-share': [],
  'number/form': [],
  'option/missing': [],
  'options/count': ['fewest', 'most'],
  'options/same': [],
  'password/current-missing': [],
  'password/far-too-long': [],
  'password/missing': [],
  'password/own-missing': [],
  'password/too-long': [],
  'password/too-short': [],
  'password/weak': [],
  'password/wrong': [],
  'picture/unknown': [],
  'plan/missing': [],
  'plan/unit-or-lesson': [],
  'pupils/missing': [],
  'pupils/too-many': [],
  'question/missing': [],
  'questions/list': [],
  'questions/too-many': ['most'],
  'report/act': [],
  'report/no-id': [],
  'report/reason': [],
  'report/what': [],
  'request/check': [],
  'role/unknown': [],
  'school-name/letters': [],
  'school-name/missing': [],
  'search/missing': [],
  'search/too-long': [],
  'search/too-short': [],
  'secret/pictures-at-school': [],
  'secret/pictures-for-the-young': [],
  'secret/pictures-or-cards': [],
  'secret/unknown': [],
  'staff-code/count': [],
  'staff-code/form': [],
  'staff-code/missing': [],
  'staff-code/wrong': [],
  'students/positive': [],
  'subject/missing': [],
  'subject/unknown': [],
  'switch/unknown': [],
  'text/contact-data': [],
  'text/hidden': [],
  'text/html': [],
  'text/link-form': [],
  'text/link-not-allowed': ['link'],
  'text/picture': [],
  'text/too-long': [],
  'text/too-many-letters': ['most'],
  'text/unkind': [],
  'text/words': [],
  'theme/unknown': [],
  'time-zone/unknown': [],
  'title/missing': [],
  'title/plain-words': [],
  'title/unkind': [],
  'unit/elsewhere': [],
  'unit/points-missing': ['missing', 'total'],
  'unit/still-to-do': ['things'],
  'unit/unknown': [],
  'visibility/unknown': [],
  'word/form': [],
  'year/unknown': [],
} as const satisfies Record<string, readonly string[]>;

export type FaultKey = keyof typeof faults;
export type FieldFault = Fault<FaultKey>;

type Values<Key extends FaultKey> = (typeof faults)[Key][number] extends never
  ? []
  : [Readonly<Record<(typeof faults)[Key][number], string | number>>];

/** A fault as a schema carries it: schemas have room for a message only, so the key travels in it, with its values. */
export const fault = <Key extends FaultKey>(key: Key, ...[values]: Values<Key>): string =>
  values === undefined ? key : `${key} ${JSON.stringify(values)}`;

/** The same for a fault that a rule of `learning` found. */
export const faultOf = ({ key, values }: FieldFault): string =>
  values === undefined ? key : `${key} ${JSON.stringify(values)}`;

/** The fault that a message of a schema carries. What the schema library says by itself is something to check. */
export const faultIn = (message: string): FieldFault => {
  const [key = '', ...rest] = message.split(' ');
  if (!Object.hasOwn(faults, key)) return { key: 'request/check' };
  return rest.length === 0
    ? { key: key as FaultKey }
    : { key: key as FaultKey, values: JSON.parse(rest.join(' ')) as NonNullable<FieldFault['values']> };
};
