import type { Question } from '@afrolearn/learning/quizzes/questions.ts';
import { Figure, type Figures } from '#lesson-kit/figure.tsx';
import { Visual } from '#lesson-kit/visuals/visual.tsx';
import { classes } from '#ui/classes.ts';
import css from './question-picture.module.css';

const c = classes(css);

export const hasPicture = ({ figure, show }: Question): boolean => figure !== undefined || show !== undefined;

const everything = 99;

/** The picture of a question: a drawing of the unit, or one drawn from data. On a paper background in both themes. */
export const QuestionPicture = ({ item, figures }: { item: Question; figures: Figures }) => {
  if (item.figure !== undefined)
    return (
      <figure className={c('picture')} lang="en">
        <Figure figures={figures} name={item.figure} />
      </figure>
    );
  if (item.show === undefined) return null;
  return (
    <figure className={c('picture', 'shown')}>
      <Visual visual={item.show} shown={everything} figures={figures} />
    </figure>
  );
};
