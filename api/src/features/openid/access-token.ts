import { z } from 'zod';
import { refuse } from '#http/refuse.ts';
import { type Identity, identityIn } from './identity.ts';
import { askProvider, type Provider } from './provider.ts';

/** Google's token-info and the introspection of RFC 7662, as far as we need either. */
const TokenInfo = z.object({
  active: z.boolean().optional(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  client_id: z.string().optional(),
  sub: z.string().optional(),
});

/** Whether the token was made for us: one that was made for another app proves nothing here (confused deputy). */
const isForUs = ({ active, aud, client_id }: z.output<typeof TokenInfo>, clientId: string): boolean => {
  if (active === false) return false;
  const audiences = [aud ?? client_id ?? []].flat();
  return audiences.length === 1 && audiences[0] === clientId;
};

/** Who an access token speaks of, by the provider's own word. Without a token-info address nobody. */
export const identityOfAccessToken = async (
  { settings, userinfoEndpoint }: Provider,
  token: string,
): Promise<Identity> => {
  // A header cannot carry it otherwise, and no provider makes such a token.
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
