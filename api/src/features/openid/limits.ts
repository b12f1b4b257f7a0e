import { defineLimit, eachWrite, perAddress, quarter } from '#http/limits/limit.ts';

/** Sign-in by an identity provider. */
export const providerSignIns = defineLimit('provider-sign-ins', {
  before: [...eachWrite, perAddress(60, quarter)],
});
