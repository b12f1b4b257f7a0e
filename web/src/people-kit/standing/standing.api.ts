import { call } from '#lib/call.ts';

export const standing = () => call('GET /standing');
export const ownConsent = () => call('GET /consent');
export const spendStaffCode = (code: string) => call('POST /staff-code', { body: { code } });
