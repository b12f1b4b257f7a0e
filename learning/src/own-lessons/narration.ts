/** A teacher's recorded narration, in any language and small enough for every phone. */

/** The languages of Uganda's schools and homes by ISO 639 code, each with its own name. */
export const voiceLanguages = [
  { code: 'en', name: 'English' },
  { code: 'lg', name: 'Luganda' },
  { code: 'sw', name: 'Kiswahili' },
  { code: 'nyn', name: 'Runyankore' },
  { code: 'cgg', name: 'Rukiga' },
  { code: 'nyo', name: 'Runyoro' },
  { code: 'ttj', name: 'Rutooro' },
  { code: 'xog', name: 'Lusoga' },
  { code: 'teo', name: 'Ateso' },
  { code: 'ach', name: 'Acholi' },
  { code: 'laj', name: 'Lango' },
  { code: 'lgg', name: 'Lugbarati' },
  { code: 'myx', name: 'Lumasaaba' },
  { code: 'koo', name: 'Lhukonzo' },
  { code: 'adh', name: 'Dhopadhola' },
  { code: 'alz', name: 'Alur' },
  { code: 'kdj', name: 'Ngakarimojong' },
  { code: 'mhi', name: 'Ma’di' },
  { code: 'fr', name: 'Français' },
  { code: 'other', name: '…' },
] as const;
export const voiceCodes = voiceLanguages.map(({ code }) => code);

export const voiceLimits = {
  /** For one scene. */
  seconds: 60,
  bytes: 256 * 1024,
  /** The requested recording quality: speech is clear, and a minute takes 180 kB. */
  bitsPerSecond: 20_000,
  /** For one teacher. */
  sounds: 1_500,
} as const;

export type VoiceOf = { readonly language: string; readonly scene: number };

/** The language that covers most of the lesson; the first listed of equals. */
export const fullestLanguage = (voices: readonly VoiceOf[], wanted: string | null = null): string | null => {
  if (wanted !== null && voices.some(({ language }) => language === wanted)) return wanted;
  const told = new Map<string, number>();
  for (const { language } of voices) told.set(language, (told.get(language) ?? 0) + 1);
  const codes: readonly string[] = voiceCodes;
  const [best] = [...told].sort(([a, many], [b, more]) => more - many || codes.indexOf(a) - codes.indexOf(b));
  return best?.[0] ?? null;
};
