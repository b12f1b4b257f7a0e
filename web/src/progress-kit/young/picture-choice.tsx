import { useLanguage } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { useReadAloud } from '#listen/use-read-aloud.ts';
import { classes } from '#ui/classes.ts';
import type { Cloth } from '#ui/cloth.tsx';
import { PictureButton } from './picture-button.tsx';
import css from './picture-choice.module.css';

const c = classes(css);

type Way = { to: string; words: string; picture: string; cloth: Cloth };
type Props = {
  title: string;
  ways: readonly Way[];
  /** The language of the words under the pictures, if it is not the page's: names of lessons are English. */
  lang?: string;
};

/** A page of pictures to press, each with its ear. Its words are read aloud automatically. */
export const PictureChoice = ({ title, ways, lang }: Props) => {
  const { language } = useLanguage();
  const said = lang ?? language;
  const words = ways.map((way) => way.words);
  // A voice reads only one language. If it differs from the page's, the title is left out and only the pictures are
  // named.
  const all = said === language ? [title, ...words] : words;
  useReadAloud(all, true, said);
  return (
    <div className={c('page')}>
      <header className={c('head')}>
        <h1>{said === language ? <Spoken text={title} /> : title}</h1>
        <Ear look="big" lang={said} text={all} />
      </header>
      <ul className={c('ways')}>
        {ways.map(({ to, words: name, picture, cloth }) => (
          <li key={to}>
            <PictureButton tile to={to} picture={picture} cloth={cloth} ear={<Ear lang={said} text={name} />}>
              <span lang={said}>
                <Spoken text={name} />
              </span>
            </PictureButton>
          </li>
        ))}
      </ul>
    </div>
  );
};
