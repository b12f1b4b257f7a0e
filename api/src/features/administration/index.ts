export { consentByLink, isGuardianOf, recordConsent } from './consent.db.ts';
export { spendStaffCode } from './spend-staff-code.ts';
