import { call } from '#lib/call.ts';

type Proof = { password: string; code: string };

export const factorState = () => call('GET /second-factor');
/** Users of an identity provider have no password and leave the field empty. */
const given = (password: string) => (password === '' ? {} : { password });
export const beginFactor = (password: string) => call('POST /second-factor', { body: given(password) });
export const confirmFactor = (code: string) => call('PUT /second-factor', { body: { code } });
export const newCodes = ({ password, code }: Proof) =>
  call('POST /second-factor/codes', { body: { ...given(password), code } });
export const switchOff = ({ password, code }: Proof) =>
  call('POST /second-factor/off', { body: { ...given(password), code } });
