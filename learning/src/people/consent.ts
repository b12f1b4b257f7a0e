/** The state of consent for a child, and its consequences (permissions, 'Consent'). */

/**
 * `school`: the administrator has the signed paper. `guardian`: by code or link. `withdrawn` overrides both.
 */
export const consentStates = ['none', 'pending', 'school', 'guardian', 'withdrawn'] as const;
export type Consent = (typeof consentStates)[number];

export const hasConsent = (consent: Consent): boolean => consent === 'school' || consent === 'guardian';

type Shown = { role: 'learner' | 'teacher' | 'parent'; consent: Consent };

/**
 * Whether a person may appear on lists that others read: boards, search, groups. Adults may; learners only
 * with consent. A learner's own teacher and guardian see them without it, because they look after the child.
 */
export const mayBeShown = ({ role, consent }: Shown): boolean => role !== 'learner' || hasConsent(consent);

/** The state after an administrator records a signed paper; a guardian's own decision stays. */
export const withPaper = (before: Consent): Consent =>
  before === 'none' || before === 'pending' ? 'school' : before;

/** The state after an administrator removes a mistaken record. */
export const withoutPaper = (before: Consent): Consent => (before === 'school' ? 'pending' : before);
