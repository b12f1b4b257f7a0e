import type { ReactNode } from 'react';
import { Link } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import type { Cloth } from '#ui/cloth.tsx';
import css from './picture-button.module.css';

const c = classes(css);

type Props = {
  to: string;
  state?: object | undefined;
  /** The address of a picture, or the drawing itself. */
  picture: ReactNode;
  cloth?: Cloth | undefined;
  loud?: boolean;
  /** One of many: the ear stands over the picture, and the words have the whole width. */
  tile?: boolean;
  /** Lies beside its words, not inside the link: it is a button of its own. */
  ear: ReactNode;
  children: ReactNode;
};

/** A large picture with a word or two under it. All of it can be pressed. */
export const PictureButton = (props: Props) => {
  const { to, state, picture, cloth, loud = false, tile = false, ear, children } = props;
  return (
    <div className={c('button', loud && 'loud', tile && 'tile')} data-cloth={cloth}>
      <Link to={to} state={state} className={c('whole')}>
        <span className={c('art')}>
          {typeof picture === 'string' ? <img src={picture} alt="" width="400" height="300" /> : picture}
        </span>
        <span className={c('words')}>{children}</span>
      </Link>
      <span className={c('ear')}>{ear}</span>
    </div>
  );
};
