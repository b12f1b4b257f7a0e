import type { Cloth } from './cloth.tsx';
import arts from './pictures/spots/arts.svg?inline';
import code from './pictures/spots/code.svg?inline';
import english from './pictures/spots/english.svg?inline';
import fun from './pictures/spots/fun.svg?inline';
import future from './pictures/spots/future.svg?inline';
import heritage from './pictures/spots/heritage.svg?inline';
import life from './pictures/spots/life.svg?inline';
import math from './pictures/spots/math.svg?inline';
import money from './pictures/spots/money.svg?inline';
import science from './pictures/spots/science.svg?inline';
import sst from './pictures/spots/sst.svg?inline';
import tales from './pictures/spots/tales.svg?inline';

export type Look = { cloth: Cloth; picture: string };

/** Every subject wears its own cloth and has its own thing. Literacy wears those of the side of life it reads about. */
const looks: Readonly<Record<number, Look>> = {
  1: { cloth: 'sst', picture: tales },
  2: { cloth: 'science', picture: science },
  3: { cloth: 'english', picture: english },
  4: { cloth: 'math', picture: math },
  5: { cloth: 'sst', picture: sst },
  6: { cloth: 'math', picture: math },
  7: { cloth: 'science', picture: science },
  8: { cloth: 'culture', picture: heritage },
  9: { cloth: 'heritage', picture: money },
  10: { cloth: 'code', picture: code },
  11: { cloth: 'life', picture: life },
  12: { cloth: 'english', picture: arts },
  13: { cloth: 'math', picture: future },
  14: { cloth: 'sst', picture: fun },
};

export const lookOf = (subjectId: number): Look =>
  looks[subjectId] ?? { cloth: 'heritage', picture: english };
