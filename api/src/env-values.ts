/** Validates values of settings: addresses, host names, secrets. */
import { isIP } from 'node:net';
import { z } from 'zod';

export const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/* Plain HTTP can be modified in transit, so it is allowed for this computer only. */
export const SafeUrl = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (username !== '' || password !== '' || search !== '' || hash !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname.replace(/[[\]]/g, '')));
}, 'must be an address that begins with https:// and has neither ? nor # (http:// only on this computer)');

/* Pages are served from the root, so the address must have no path. */
export const Origin = SafeUrl.refine(
  (text) => !URL.canParse(text) || new URL(text).pathname === '/',
  'must end with the name of the computer, such as https://learn.school.ug',
).transform((text) => new URL(text).origin);

/* Only known options are accepted: an option that is silently ignored would mislead the operator. */
export const SmtpUrl = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  const plain = (pathname === '' || pathname === '/') && search === '' && hash === '';
  // A % that is not followed by two hex digits must be written as %25.
  const spelled = !/%(?![\da-f]{2})/i.test(username + password);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '' && plain && spelled;
}, 'must look like smtps://user:password@mail.school.ug:465 (or smtp:// and port 587)');

/* Never simply 'on': a client that may set its own address in a header could evade every limit. */
export const isProxyRule = (text: string): boolean =>
  text === 'off' || text.split(',').every((one) => isAddressRange(one.trim()));
const isAddressRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest);
  return isIP(address) !== 0 && more.length === 0 && fits;
};

/* The default hosts for links in teachers' own lessons: learning sites that schools use. */
export const usualLinkHosts =
  'www.youtube-nocookie.com,player.vimeo.com,*.khanacademy.org,phet.colorado.edu,www.africanstorybook.org,' +
  'africanstorybook.org,*.ncdc.go.ug,uneb.ac.ug,*.education.go.ug';

const hostRule = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
export const isHostList = (text: string): boolean =>
  text === 'none' || text.split(',').every((one) => hostRule.test(one.trim()));

/* 'Play Store=https://…, Facebook=https://…': at most eight, shown to visitors in the footer. */
export const siteLinksIn = (text: string): { name: string; url: string }[] =>
  text.split(/,(?=[^,=]+=)/).map((one) => {
    const at = one.indexOf('=');
    return { name: one.slice(0, at).trim(), url: one.slice(at + 1).trim() };
  });
export const areSiteLinks = (text: string): boolean => {
  const links = siteLinksIn(text);
  return (
    links.length <= 8 &&
    links.every(({ name, url }) => /^.{1,30}$/.test(name) && URL.canParse(url) && url.startsWith('https://'))
  );
};

/** A secret that a gateway or a model's host gave the operator. */
export const Secret = z
  .string()
  .trim()
  .regex(/^[!-~]{8,500}$/, 'must have 8 to 500 letters, digits and signs, without spaces');
