import type { ReactNode } from 'react';
import { Link } from '#routing/index.ts';
import { classes } from '#ui/classes.ts';
import type { Cloth } from '#ui/cloth.tsx';
import css from './picture-button.module.css';

const c = classes(css);

type Props = {
  to: string;
  state?: object | undefined;
  /** The address of a picture, or an inline drawing. */
  picture: ReactNode;
  cloth?: Cloth | undefined;
  loud?: boolean;
  /** One of many: the ear is over the picture, and the words have the full width. */
  tile?: boolean;
  /** A button of its own beside the words, outside the link. */
  ear: ReactNode;
  children: ReactNode;
};

/** A large picture with a word or two under it, clickable everywhere. */
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
