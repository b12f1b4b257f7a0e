import { expect, test } from 'vitest';
import { readEnv, StartError } from '#env.ts';

const google = { OIDC_ISSUER: 'https://accounts.google.com', OIDC_CLIENT_ID: 'x.apps.googleusercontent.com' };
const nameOf = (more: Record<string, string>) => readEnv({ ...google, ...more }).openid?.name;

test('the provider is called Google for Google, else by its host, or as the operator says', () => {
  expect(nameOf({})).toBe('Google');
  expect(nameOf({ OIDC_ISSUER: 'https://id.school.ug/realms/kla' })).toBe('id.school.ug');
  expect(nameOf({ OIDC_NAME: 'School ID' })).toBe('School ID');
});

test('without settings there is no provider; blank ones are none', () => {
  expect(readEnv({}).openid).toBeNull();
  expect(readEnv({ OIDC_ISSUER: ' ', OIDC_CLIENT_ID: '' }).openid).toBeNull();
});

test.each(['http://127.0.0.1:9000', 'http://localhost:9000/x', 'http://[::1]:9000'])(
  'plain HTTP is allowed on this computer: %s',
  (issuer) => {
    expect(readEnv({ ...google, OIDC_ISSUER: issuer }).openid?.issuer).toBe(issuer);
  },
);

test.each([
  [{ OIDC_ISSUER: 'http://id.school.ug' }, /OIDC_ISSUER must be an address that begins with https/],
  [{ OIDC_ISSUER: 'http://127.0.0.1.evil.example' }, /OIDC_ISSUER must be/],
  [{ OIDC_ISSUER: 'accounts.google.com' }, /OIDC_ISSUER must be/],
  [{ OIDC_ISSUER: 'https://id.school.ug/?x=1' }, /OIDC_ISSUER must be/],
  [{ OIDC_ISSUER: 'https://user:secret@id.school.ug' }, /OIDC_ISSUER must be/],
  [{ OIDC_ISSUER: 'javascript:alert(1)' }, /OIDC_ISSUER must be/],
  [{ OIDC_TOKEN_INFO_URL: 'http://oauth2.googleapis.com/tokeninfo' }, /OIDC_TOKEN_INFO_URL must be/],
  [{ OIDC_CLIENT_ID: '' }, /^OIDC_ISSUER is set, but .* needs both OIDC_ISSUER and OIDC_CLIENT_ID/],
  [{ OIDC_ISSUER: '' }, /^OIDC_CLIENT_ID is set, but/],
  [{ OIDC_ISSUER: '', OIDC_NAME: 'School ID' }, /^OIDC_CLIENT_ID and OIDC_NAME are set, but/],
] as const)('what cannot work stops the start with a sentence: %o', (more, said) => {
  const start = () => readEnv({ ...google, ...more });
  expect(start).toThrow(StartError);
  expect(start).toThrow(said);
});
