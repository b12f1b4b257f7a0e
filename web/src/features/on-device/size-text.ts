import { useLanguage, useText } from '#lib/language.tsx';
import { onDevice } from '#messages/on-device/en.ts';

const [kilo, mega, giga] = [1000, 1000 * 1000, 1000 * 1000 * 1000];

/** '290 kB', '2.1 MB'. Never 0 for something that is there. */
export const useSizeText = (): ((bytes: number) => string) => {
  const say = useText(onDevice);
  const { language } = useLanguage();
  // Chromium has no Luganda.
  const written = (n: number, digits: number) =>
    new Intl.NumberFormat(language === 'lg' ? 'en' : language, { maximumFractionDigits: digits }).format(n);
  return (bytes) => {
    if (bytes < mega) return say('kB', { n: written(bytes === 0 ? 0 : Math.max(1, bytes / kilo), 0) });
    if (bytes < giga) return say('mB', { n: written(bytes / mega, 1) });
    return say('gB', { n: written(bytes / giga, 1) });
  };
};
