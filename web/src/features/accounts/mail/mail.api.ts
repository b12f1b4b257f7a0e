import { call } from '#lib/call.ts';

export const askForLink = (email: string) => call('POST /password-reset/request', { body: { email } });
export const setNewPassword = (token: string, newPassword: string) =>
  call('POST /password-reset/confirm', { body: { token, newPassword } });
export const verifyEmail = (token: string) => call('POST /verify-email', { body: { token } });
export const ownAccount = () => call('GET /me');
