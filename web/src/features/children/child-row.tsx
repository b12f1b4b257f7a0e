import type { Child } from '@afrolearn/contract/children.ts';
import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import css from './children-page.module.css';

const c = classes(css);

const kindWords = { pictures: 'kindPictures', card: 'kindCard', password: 'kindPassword' } as const;

/** A child as an adult sees them, with what can be done. */
export const ChildRow = ({ child, children: acts }: { child: Child; children: ReactNode }) => {
  const say = useText(texts);
  return (
    <li className={c('child')}>
      <Avatar src={child.picture ?? '/avatars/african-1.svg'} name="" size={52} />
      <div className={c('about')}>
        <b>{child.name}</b>
        <span>
          {child.grade !== null && `${child.grade} · `}
          <span className="num">{child.studentId}</span> · {say(kindWords[child.secretKind])}
        </span>
      </div>
      <div className={c('acts')}>{acts}</div>
    </li>
  );
};
