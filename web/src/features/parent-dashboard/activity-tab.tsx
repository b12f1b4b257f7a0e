import type { Reply } from '@afrolearn/contract';
import type { DashboardChild } from '@afrolearn/contract/family.ts';
import { useText } from '#lib/language.tsx';
import { family } from '#messages/family/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { ChildCard } from './child-card.tsx';
import css from './parent-dashboard.module.css';
import { PendingInvitations } from './pending-invitations.tsx';

const c = classes(css);

export type TabProps = {
  data: Reply<'GET /parent/dashboard'>;
  onAdd: () => void;
  onRemove: (child: Pick<DashboardChild, 'id' | 'name'>) => void;
  onKeep: (child: Pick<DashboardChild, 'id' | 'name'>) => void;
  onChange: () => void;
};

export const ActivityTab = ({ data, onAdd, onRemove, onKeep, onChange }: TabProps) => {
  const say = useText(family);
  return (
    <div className={c('grid')}>
      {data.children.length === 0 && (
        <Card className={c('whole')}>
          <Empty picture={basket}>{say('noChildren')}</Empty>
        </Card>
      )}
      {data.children.map((child) => (
        <ChildCard
          key={child.id}
          child={child}
          onRemove={() => onRemove(child)}
          onKeep={() => onKeep(child)}
        />
      ))}
      <Card as="section" aria-labelledby="add-a-child">
        <div className={c('add')}>
          <span className={c('who')}>
            <h2 id="add-a-child">{say('addChild')}</h2>
            <p className={c('quiet')}>{say('addChildText')}</p>
          </span>
          <Button size="sm" kind="quiet" onClick={onAdd}>
            {say('add')}
          </Button>
        </div>
      </Card>
      <Card as="section" aria-label={say('pending')}>
        <PendingInvitations invitations={data.invitations} onChange={onChange} />
      </Card>
    </div>
  );
};
