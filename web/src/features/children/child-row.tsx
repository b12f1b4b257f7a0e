import type { Child } from '@afrolearn/contract/families.ts';
import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import css from './children-page.module.css';

const c = classes(css);

const kindWords = { pictures: 'kindPictures', card: 'kindCard', password: 'kindPassword' } as const;

type Row = {
  child: Child & { readonly consentMissing?: boolean };
  /** A notice about this child, across the whole row. */
  notice?: ReactNode;
  children: ReactNode;
};

/** A child's row for adults, with actions. */
export const ChildRow = ({ child, notice, children: acts }: Row) => {
  const say = useText(texts);
  return (
    <li className={c('child')}>
      <Avatar src={child.picture ?? '/avatars/african-1.svg'} name="" size={52} />
      <div className={c('about')}>
        <b>{child.name}</b>
        <span>
          {child.grade !== null && `${child.grade} · `}
          <span className="num">{child.studentId}</span> · {say(kindWords[child.secretKind])}
          {child.consentMissing === true && ` · ${say('consentMissing')}`}
        </span>
      </div>
      {notice !== undefined && <div className={c('across')}>{notice}</div>}
      <div className={c('acts')}>{acts}</div>
    </li>
  );
};
