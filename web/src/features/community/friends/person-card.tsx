import type { BlockedLearner } from '@afrolearn/contract/friends.ts';
import { Ban, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { friends as texts } from '#messages/friends/en.ts';
import { ReportButton } from '#people-kit/report/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Menu } from '#ui/menu.tsx';
import css from './friends-tab.module.css';

const c = classes(css);

type Props = {
  person: BlockedLearner;
  /** Below the name, beside the class. */
  line?: string | undefined;
  /** At the end of the line. */
  beside?: ReactNode;
  /** Buttons below. */
  children?: ReactNode;
  /** Asks to block; without it there is no menu. */
  onBlock?: ((person: BlockedLearner) => void) | undefined;
  urgent?: boolean;
};

/** A learner: face, name, class, actions, and a menu to block. */
export const PersonCard = ({ person, line, beside, children, onBlock, urgent = false }: Props) => {
  const say = useText(texts);
  const { name, gradeId } = person;
  const about = [gradeId === null ? '' : say('grade', { n: gradeId }), line ?? ''].filter(
    (one) => one !== '',
  );
  return (
    <Card as="li" pad={false} className={c('person', urgent && 'urgent')}>
      <div className={c('who')}>
        <Avatar src={person.picture} name="" size={52} />
        <div className={c('words')}>
          <b>{name}</b>
          <span>{about.join(' · ')}</span>
        </div>
        <div className={c('small')}>
          <ReportButton about={{ kind: 'person', id: person.id, name }} look="round" />
          {onBlock !== undefined && (
            <Menu
              label={say('more', { name })}
              kind="ghost"
              size="sm"
              round
              icon={<Ellipsis />}
              items={[{ label: say('block'), icon: <Ban />, danger: true, onSelect: () => onBlock(person) }]}
            />
          )}
        </div>
        {beside !== undefined && <div className={c('beside')}>{beside}</div>}
      </div>
      {children !== undefined && <div className={c('acts')}>{children}</div>}
    </Card>
  );
};
