/** Promise S13: finds strings that look like secrets, by our own rules, in the tree, its history and the build. */

const rules: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a cloud access key', /\b(?:AKIA|ASIA|AGPA|AIDA|AROA)[0-9A-Z]{16}\b/],
  ['a cloud secret key', /aws_?secret_?(?:access_?)?key["']?\s*[:=]\s*["']?[A-Za-z0-9/+]{40}\b/i],
  ['a token of a code host', /\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{40,}|\bglpat-[\w-]{20,}/],
  ['a token of a chat service', /\bxox[abposr]-[\w-]{10,}/],
  ['a key of a payment service', /\b[rs]k_live_[A-Za-z0-9]{16,}/],
  ['a key of a language model', /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}/],
  ['a Google key', /\bAIza[0-9A-Za-z_-]{35}\b|\bGOCSPX-[\w-]{20,}/],
  ['a package token', /\bnpm_[A-Za-z0-9]{36}\b|:_authToken\s*=\s*["']?[\w-]{8,}/],
  ['a signed token', /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/],
  [
    'a password in an address',
    /\b[a-z][a-z0-9+]{2,12}:\/\/[^\s/:@"'`<>${}]{1,64}:([^\s/:@"'`<>${}]{6,64})@[\w.-]+/,
  ],
];

/* Words used as a password in an example or a test; they open nothing. */
const stands = new Set(['password', 'secret', 'example', 'passwort']);

export const secretsIn = ({ path, source }: { path: string; source: string }): readonly string[] =>
  source.split('\n').flatMap((line, index) =>
    rules.flatMap(([what, pattern]) => {
      const found = pattern.exec(line);
      if (found === null || stands.has(found[1] ?? '')) return [];
      // The report does not show what was found, because it must not spread the secret.
      return [`${path}:${index + 1} holds ${what}`];
    }),
  );
