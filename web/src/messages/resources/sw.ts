// Kiswahili: a native speaker has not yet reviewed these texts.
import type { Translated } from '#lib/messages.ts';
import type { texts as english } from './en.ts';

export const texts = {
  title: 'Nyenzo za kufundishia',
  lead: 'Karatasi nne za kusoma, kuchapisha na kunakili ubaoni.',
  ownLessons: 'Masomo na maswali yangu mwenyewe',
  open: 'Fungua',
  back: 'Rudi kwenye dashibodi yako',
  print: 'Chapisha',
  english: 'Karatasi hii imeandikwa kwa Kiingereza.',
  loading: 'Tunafungua karatasi',
  failed: 'Karatasi haikupakiwa.',
  missing: 'Hatukupata karatasi hii',
  missingText: 'Kuna karatasi nne. Tafadhali chagua moja kwenye dashibodi yako.',
  'class-of-90': 'Kufundisha darasa la wanafunzi 90',
  'class-of-90.about':
    'Makundi, majukumu na njia za wote kujibu pamoja. Pamoja na orodha ya majukumu ya ukutani.',
  'p4-bridge': 'Kutoka lugha ya mama hadi Kiingereza: daraja la P4',
  'p4-bridge.about': 'Somo katika lugha mbili, hatua kwa hatua. Pamoja na mifano ya sentensi ya ukutani.',
  'fair-marking': 'Kusahihisha mitihani ya mazoezi ya PLE kwa haki',
  'fair-marking.about': 'Jibu lile lile, alama ile ile. Pamoja na mwongozo wa kunakili.',
  'worried-child': 'Mtoto anapokuwa na hofu au ameumizwa',
  'worried-child.about':
    'Useme nini, umwambie nani, na ufanye nini siku hiyo hiyo. Pamoja na tangazo la ukutani.',
} as const satisfies Translated<typeof english>;
