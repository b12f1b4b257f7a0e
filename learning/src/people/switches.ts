/** What a guardian may switch for a child (permissions, features 8 and 9; G13, G32, G35). */
import { type Consent, hasConsent } from './consent.ts';

/** `approveFriends` asks the guardian first; the others allow the child to use something. */
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

/**
 * Why something is off, strongest reason first: reasons that a guardian cannot change come before those they
 * can.
 */
export const offReasons = ['consent', 'school', 'age', 'you', 'guardian', 'child'] as const;
export type OffReason = (typeof offReasons)[number];

export type ChildStanding = {
  consent: Consent;
  hasSchool: boolean;
  schoolPhotos: boolean;
  isYoung: boolean;
  /** This guardian's own choices, and whether another guardian has said no. */
  own: Record<ChildSwitch, boolean>;
  offByOther: Record<ChildSwitch, boolean>;
  /** What the child switched off in their own settings. */
  childOff: { boards: boolean; insights: boolean; motivation: boolean };
};

/** What a switch requires besides a guardian's choice. */
const needs: Record<ChildSwitch, { school: boolean; age: boolean }> = {
  community: { school: true, age: true },
  approveFriends: { school: false, age: false },
  boards: { school: true, age: true },
  photo: { school: true, age: false },
  insights: { school: false, age: false },
  sharing: { school: true, age: true },
  motivation: { school: false, age: false },
};

/**
 * Switches that turn off with another one. Board points are seeds; boards and sharing belong to the
 * community.
 */
const partOf: { [Key in ChildSwitch]?: readonly ChildSwitch[] } = {
  boards: ['community', 'motivation'],
  sharing: ['community'],
};

const closedBy = (key: ChildSwitch, child: ChildStanding): OffReason | null => {
  if (!hasConsent(child.consent)) return 'consent';
  if (needs[key].school && !child.hasSchool) return 'school';
  if (key === 'photo' && !child.schoolPhotos) return 'school';
  return needs[key].age && child.isYoung ? 'age' : null;
};

/** Why a child cannot use something now; null when they can. */
export const whyOff = (key: ChildSwitch, child: ChildStanding): OffReason | null => {
  // If one guardian wants to be asked, the other cannot overrule that.
  if (key === 'approveFriends') return null;
  // Seeds and badges belong to the child, with or without consent.
  const closed = key === 'motivation' ? null : closedBy(key, child);
  if (closed !== null) return closed;
  const keys: readonly ChildSwitch[] = [key, ...(partOf[key] ?? [])];
  if (keys.some((one) => !child.own[one])) return 'you';
  if (keys.some((one) => child.offByOther[one])) return 'guardian';
  const offByChild: { [Key in ChildSwitch]?: boolean } = child.childOff;
  return keys.some((one) => offByChild[one] === true) ? 'child' : null;
};
