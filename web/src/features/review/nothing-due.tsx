import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { useYoung } from '#lib/session.tsx';
import { Ear } from '#listen/ear.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { review } from '#messages/review/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FocusFrame } from '#ui/focus-frame.tsx';
import css from './review.module.css';

const c = classes(css);

type NothingDueProps = {
  title: string;
  picture: string;
  close: string;
  /** A link to the lesson, if the review was about one. */
  lesson?: string | null;
  children: string;
};

/** No reviews due: offers another step. */
export const NothingDue = ({ title, picture, close, lesson = null, children }: NothingDueProps) => {
  const say = useText(review);
  const { language } = useLanguage();
  useReadAloud(useYoung() ? [title, children] : [], true, language);
  return (
    <FocusFrame
      close={{ to: close, label: say('close') }}
      head={say('review')}
      aside={<Ear text={[title, children]} lang={language} />}
      dock={
        <>
          <ButtonLink kind="quiet" to={paths.practice}>
            {say('practiseMaths')}
          </ButtonLink>
          <ButtonLink
            className={c('main')}
            to={lesson === null ? paths.dashboard : paths.lesson(lesson)}
            state={lesson === null ? undefined : paths.playing}
          >
            {lesson === null ? say('learnNew') : say('toLesson')}
          </ButtonLink>
        </>
      }
    >
      <div className={c('scene')}>
        <img className={c('picture')} src={picture} alt="" width="480" height="360" />
        <div className={c('words')}>
          <h1>{title}</h1>
          <p className={c('lead')}>{children}</p>
        </div>
      </div>
    </FocusFrame>
  );
};
