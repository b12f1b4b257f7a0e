/** The first match decides, because most browsers also claim to be later ones. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOpera Mini\b/, 'Opera Mini'],
  [/\b(?:OPR|OPT|Opera)[/ ]/, 'Opera'],
  [/\bUC ?Browser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bKAIOS\b/i, 'KaiOS'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const first = (table: typeof browsers, agent: string) =>
  table.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** 'Chrome on Android', from our own words only: the header itself is never stored. */
export const deviceOf = (agent: string): string | null => {
  const known = agent.slice(0, 500);
  const [browser, system] = [first(browsers, known), first(systems, known)];
  return browser === null || system === null ? (browser ?? system) : `${browser} on ${system}`;
};
