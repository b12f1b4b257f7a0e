/** What the values of settings may be: addresses, names of hosts, secrets. */
import { isIP } from 'node:net';
import { z } from 'zod';

export const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/* What is fetched or visited over plain HTTP can be changed on the way; only this computer itself is near enough. */
export const SafeUrl = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (username !== '' || password !== '' || search !== '' || hash !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname.replace(/[[\]]/g, '')));
}, 'must be an address that begins with https:// and has neither ? nor # (http:// only on this computer)');

/* Pages are served from the root, so nothing may follow the host. */
export const Origin = SafeUrl.refine(
  (text) => !URL.canParse(text) || new URL(text).pathname === '/',
  'must end with the name of the computer, such as https://learn.school.ug',
).transform((text) => new URL(text).origin);

/* Only what stands here is understood: an option that is quietly ignored would be a promise not kept. */
export const SmtpUrl = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  const plain = (pathname === '' || pathname === '/') && search === '' && hash === '';
  // A % that is not followed by two digits belongs spelled as %25.
  const spelled = !/%(?![\da-f]{2})/i.test(username + password);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '' && plain && spelled;
}, 'must look like smtps://user:password@mail.school.ug:465 (or smtp:// and port 587)');

/* Never simply 'on': whoever may write their own address into a header has no limit. */
export const isProxyRule = (text: string): boolean =>
  text === 'off' || text.split(',').every((one) => isAddressRange(one.trim()));
const isAddressRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest);
  return isIP(address) !== 0 && more.length === 0 && fits;
};

/* Where links in teachers' own lessons may lead, unless an operator says otherwise: schools' own and open learning. */
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

/** What a gateway or a model's host gave the operator. */
export const Secret = z
  .string()
  .trim()
  .regex(/^[!-~]{8,500}$/, 'must have 8 to 500 letters, digits and signs, without spaces');
