import type { ComponentProps } from 'react';
import { classes, join } from './classes.ts';
import css from './cloth.module.css';

const c = classes(css);

export type Cloth =
  | 'math'
  | 'english'
  | 'science'
  | 'sst'
  | 'life'
  | 'code'
  | 'heritage'
  | 'culture'
  | 'money';

export type Band = 'band' | 'selvedge';

type ClothBandProps = ComponentProps<'div'> & {
  /** Without it, the band has the cloth of the nearest ancestor with data-cloth. */
  cloth?: Cloth | undefined;
  /** A band (28 px with fringe; thin in the adult mood), a selvedge (10 px) or the hem of the hero (40 px). */
  kind?: Band | 'hem' | undefined;
};

export function ClothBand({ cloth, kind = 'band', className, ...rest }: ClothBandProps) {
  return <div aria-hidden {...rest} data-cloth={cloth} className={join(c('cloth', kind), className)} />;
}
