import type { Subject } from '@afrolearn/learning/catalogue/subjects.ts';
import { writeLocal } from '#lib/local.ts';
import { CardLink } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { Cloth } from '#ui/cloth.tsx';
import english from '#ui/pictures/spots/english.svg?no-inline';
import math from '#ui/pictures/spots/math.svg?no-inline';
import science from '#ui/pictures/spots/science.svg?no-inline';
import sst from '#ui/pictures/spots/sst.svg?no-inline';
import tales from '#ui/pictures/spots/tales.svg?no-inline';
import css from './subject-cards.module.css';

const c = classes(css);

/** Each subject's cloth and thing. Literacy wears the cloths of the side of life it reads about. */
const looks: Record<string, { cloth: Cloth; picture: string }> = {
  'lit-1': { cloth: 'sst', picture: tales },
  'lit-2': { cloth: 'science', picture: science },
  english: { cloth: 'english', picture: english },
  mtc: { cloth: 'math', picture: math },
  sst: { cloth: 'sst', picture: sst },
  math: { cloth: 'math', picture: math },
  science: { cloth: 'science', picture: science },
};
const plain = { cloth: 'heritage', picture: english } as const;

export const SubjectCards = ({ gradeId, subjects }: { gradeId: number; subjects: readonly Subject[] }) => (
  <div className={c('cards')}>
    {subjects.map(({ id, name, key }) => {
      const { cloth, picture } = looks[key] ?? plain;
      return (
        <CardLink
          key={id}
          to={`/units?grade=${gradeId}&subject=${id}`}
          state={{ grade: gradeId, subject: id }}
          cloth={cloth}
          band="band"
          className={c('card')}
          onClick={() => writeLocal('selectedSubject', name)}
        >
          <span className={c('inside')}>
            <img src={picture} alt="" width="72" height="72" />
            <h3>{name}</h3>
          </span>
        </CardLink>
      );
    })}
  </div>
);
