import type { Cloth } from '#ui/cloth.tsx';
import arts from '#ui/pictures/spots/arts.svg?no-inline';
import code from '#ui/pictures/spots/code.svg?no-inline';
import english from '#ui/pictures/spots/english.svg?no-inline';
import fun from '#ui/pictures/spots/fun.svg?no-inline';
import future from '#ui/pictures/spots/future.svg?no-inline';
import heritage from '#ui/pictures/spots/heritage.svg?no-inline';
import life from '#ui/pictures/spots/life.svg?no-inline';
import math from '#ui/pictures/spots/math.svg?no-inline';
import money from '#ui/pictures/spots/money.svg?no-inline';
import science from '#ui/pictures/spots/science.svg?no-inline';
import sst from '#ui/pictures/spots/sst.svg?no-inline';
import tales from '#ui/pictures/spots/tales.svg?no-inline';

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
