// French: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  learning: {
    one: '{count} travail d’apprentissage attend sur cet appareil.',
    other: '{count} travaux d’apprentissage attendent sur cet appareil.',
  },
  where: 'Où est mon travail ?',
  handIns: {
    one: '{count} travail rendu attend sur cet appareil.',
    other: '{count} travaux rendus attendent sur cet appareil.',
  },
  registers: {
    one: '{count} registre de présence attend sur cet appareil.',
    other: '{count} registres de présence attendent sur cet appareil.',
  },
  reviews: {
    one: '{count} avis sur un travail attend sur cet appareil.',
    other: '{count} avis sur des travaux attendent sur cet appareil.',
  },
  voices: {
    one: '{count} enregistrement n’est que sur cet appareil.',
    other: '{count} enregistrements ne sont que sur cet appareil.',
  },
  works: {
    one: '{count} travail fait avec un outil attend sur cet appareil.',
    other: '{count} travaux faits avec des outils attendent sur cet appareil.',
  },
  goes: 'Ce qui attend part tout seul quand il y a du réseau, sur n’importe quelle page.',
} as const satisfies Translated<typeof english>;
