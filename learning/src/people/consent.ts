/** Whether somebody has said yes for a child, and what follows from it (permissions, 'Consent'). */

/** `school`: the administrator holds the signed paper. `guardian`: by code or link. `withdrawn` beats both. */
export const consentStates = ['none', 'pending', 'school', 'guardian', 'withdrawn'] as const;
export type Consent = (typeof consentStates)[number];

export const hasConsent = (consent: Consent): boolean => consent === 'school' || consent === 'guardian';

type Shown = { role: 'learner' | 'teacher' | 'parent'; consent: Consent };

/**
 * Whether a person may stand on a list that others read: boards, search, groups. Adults may; a learner only with
 * consent. A learner's own teacher and guardian see them without it: they are the ones who look after the child.
 */
export const mayBeShown = ({ role, consent }: Shown): boolean => role !== 'learner' || hasConsent(consent);

/** What the signed paper that an administrator holds makes of a state; a guardian's own word stands. */
export const withPaper = (before: Consent): Consent =>
  before === 'none' || before === 'pending' ? 'school' : before;

/** What is left when the administrator takes a record back, because it was a mistake. */
export const withoutPaper = (before: Consent): Consent => (before === 'school' ? 'pending' : before);
