import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useText } from '#lib/language.tsx';
import { pages } from '#messages/pages/en.ts';
import { today } from '#messages/today/en.ts';
import { classes } from '#ui/classes.ts';
import css from './class-fold.module.css';
import { Pit } from './seed-board.tsx';

const c = classes(css);

type Props = {
  grade: { id: number; name: string } | null;
  /** Whether it is the learner's own class. */
  isOwn: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
  heading: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** 'Choose Your Class' (spec 1 §2.5), collapsed to one row once the class is known. */
export const ClassFold = ({ grade, isOwn, open, onOpen, heading, children }: Props) => {
  const say = useText(today);
  const sayPage = useText(pages);
  return (
    <section aria-labelledby="choose-class" className={c('fold')}>
      {grade !== null && (
        <button
          type="button"
          className={c('row')}
          aria-expanded={open}
          aria-controls="classes"
          onClick={() => onOpen(!open)}
        >
          <Pit id={grade.id} chosen />
          <span>
            <b>{grade.name}</b>
            {isOwn && <small>{say('yourClass')}</small>}
          </span>
          <span className={c('change')}>
            {say('change')}
            <ChevronDown size={20} aria-hidden="true" />
          </span>
        </button>
      )}
      <h2 id="choose-class" ref={heading} tabIndex={-1} className={open ? undefined : 'vh'}>
        {sayPage('chooseClass')}
      </h2>
      <div id="classes">{open && children}</div>
    </section>
  );
};
