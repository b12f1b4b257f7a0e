import { z } from 'zod';
import { refuse } from '#http/refuse.ts';
import { type Identity, identityIn } from './identity.ts';
import { askProvider, type Provider } from './provider.ts';

/** The fields we need of Google's token-info and RFC 7662 introspection. */
const TokenInfo = z.object({
  active: z.boolean().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  client_id: z.string().optional(),
  sub: z.string().optional(),
});

/** Whether the token was issued for us: one for another app proves nothing (confused deputy). */
const isForUs = ({ active, aud, client_id }: z.output<typeof TokenInfo>, clientId: string): boolean => {
  if (active === false) return false;
  const audiences = [aud ?? client_id ?? []].flat();
  return audiences.length === 1 && audiences[0] === clientId;
};

/** The identity behind an access token by the provider's reply. Null without a token-info address. */
export const identityOfAccessToken = async (
  { settings, userinfoEndpoint }: Provider,
  token: string,
): Promise<Identity> => {
  // Invalid in a header, so it is no token.
  if (settings.tokenInfoUrl === null || userinfoEndpoint === null || !/^[\x21-\x7e]+$/.test(token)) {
    throw refuse('google/failed');
  }
  const form = { access_token: token, token, token_type_hint: 'access_token', client_id: settings.clientId };
  const info = TokenInfo.safeParse(
    await askProvider(settings.tokenInfoUrl, { method: 'POST', body: new URLSearchParams(form) }),
  );
  if (!info.success || !isForUs(info.data, settings.clientId)) throw refuse('google/failed');
  const claims = await askProvider(userinfoEndpoint, { headers: { authorization: `Bearer ${token}` } });
  const identity = identityIn(settings.issuer, claims);
  if (identity === null || (info.data.sub !== undefined && info.data.sub !== identity.subject)) {
    throw refuse('google/failed');
  }
  return identity;
};
