/**
 * The API's base URL (spec 1 §7): `/api` on a real host; on localhost the configured one, else {host}/api. It
 * always ends with exactly one `/api`.
 */
export const apiBase = (
  place: { hostname: string; origin: string },
  configured: string | undefined,
): string => {
  const local =
    place.hostname === 'localhost' || place.hostname === '127.0.0.1' || place.hostname === '[::1]';
  if (!local) return '/api';
  const base = configured?.trim() ? configured.trim() : place.origin;
  return `${base.replace(/\/+$/, '').replace(/(\/api)+$/, '')}/api`;
};
