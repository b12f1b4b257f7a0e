/** What a guardian may switch for a child, all in one place (permissions, features 8 and 9; G13, G32, G35). */
import { type Consent, hasConsent } from './consent.ts';

/** `approveFriends` asks the guardian first; each other one lets the child use something. */
export const childSwitches = [
  'community',
  'approveFriends',
  'boards',
  'photo',
  'insights',
  'sharing',
  'motivation',
] as const;
export type ChildSwitch = (typeof childSwitches)[number];

/** Why something is off, the strongest reason first: what a guardian cannot change here comes before what they can. */
export const offReasons = ['consent', 'school', 'age', 'you', 'guardian', 'child'] as const;
export type OffReason = (typeof offReasons)[number];

export type ChildStanding = {
  consent: Consent;
  hasSchool: boolean;
  schoolPhotos: boolean;
  isSmall: boolean;
  /** This guardian's own words, and whether another guardian has said no. */
  own: Record<ChildSwitch, boolean>;
  offByOther: Record<ChildSwitch, boolean>;
  /** What the child switched off in their own settings. */
  childOff: { boards: boolean; insights: boolean; motivation: boolean };
};

/** What a switch needs beside a guardian's word. */
const needs: Record<ChildSwitch, { school: boolean; age: boolean }> = {
  community: { school: true, age: true },
  approveFriends: { school: false, age: false },
  boards: { school: true, age: true },
  photo: { school: true, age: false },
  insights: { school: false, age: false },
  sharing: { school: true, age: true },
  motivation: { school: false, age: false },
};

/** What goes off with something else. Points of boards are seeds; boards and sharing are parts of the community. */
const partOf: { [Key in ChildSwitch]?: readonly ChildSwitch[] } = {
  boards: ['community', 'motivation'],
  sharing: ['community'],
};

const closedBy = (key: ChildSwitch, child: ChildStanding): OffReason | null => {
  if (!hasConsent(child.consent)) return 'consent';
  if (needs[key].school && !child.hasSchool) return 'school';
  if (key === 'photo' && !child.schoolPhotos) return 'school';
  return needs[key].age && child.isSmall ? 'age' : null;
};

/** Why a child cannot use something now; null when they can. */
export const whyOff = (key: ChildSwitch, child: ChildStanding): OffReason | null => {
  // To be asked is a wish of one guardian; nothing closes it.
  if (key === 'approveFriends') return null;
  // Seeds and badges are a child's own, with consent and without.
  const closed = key === 'motivation' ? null : closedBy(key, child);
  if (closed !== null) return closed;
  const keys: readonly ChildSwitch[] = [key, ...(partOf[key] ?? [])];
  if (keys.some((one) => !child.own[one])) return 'you';
  if (keys.some((one) => child.offByOther[one])) return 'guardian';
  const offByChild: { [Key in ChildSwitch]?: boolean } = child.childOff;
  return keys.some((one) => offByChild[one] === true) ? 'child' : null;
};
