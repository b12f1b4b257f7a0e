import type { SliceWords } from '../slice.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { lg } from './lg.ts';
import { sw } from './sw.ts';

export const classes = { en, sw, fr, lg } as const satisfies SliceWords<typeof en>;
