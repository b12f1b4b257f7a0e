import type { Cloth } from './cloth.tsx';
import { spots } from './spots.ts';

export type Look = { cloth: Cloth; picture: string };

/** The cloth and picture of each subject. Literacy uses those of the area of life that it reads about. */
const looks: Readonly<Record<number, Look>> = {
  1: { cloth: 'sst', picture: spots.tales },
  2: { cloth: 'science', picture: spots.science },
  3: { cloth: 'english', picture: spots.english },
  4: { cloth: 'math', picture: spots.math },
  5: { cloth: 'sst', picture: spots.sst },
  6: { cloth: 'math', picture: spots.math },
  7: { cloth: 'science', picture: spots.science },
  8: { cloth: 'culture', picture: spots.heritage },
  9: { cloth: 'heritage', picture: spots.money },
  10: { cloth: 'code', picture: spots.code },
  11: { cloth: 'life', picture: spots.life },
  12: { cloth: 'english', picture: spots.arts },
  13: { cloth: 'math', picture: spots.future },
  14: { cloth: 'sst', picture: spots.fun },
};

export const lookOf = (subjectId: number): Look =>
  looks[subjectId] ?? { cloth: 'heritage', picture: spots.english };
