import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { family } from '#messages/family/en.ts';
import { Link } from '#routing/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import type { TabProps } from './activity-tab.tsx';
import { ChoicesCard } from './choices-card.tsx';
import css from './parent-dashboard.module.css';
import { PendingInvitations } from './pending-invitations.tsx';

const c = classes(css);

/** 'Account Settings' (spec 2): linked children, pending requests, notifications, and links. */
export const SettingsTab = ({ data, onRemove, onChange }: TabProps) => {
  const say = useText(family);
  return (
    <>
      <div className={c('title')}>
        <h2>{say('accountSettings')}</h2>
        <p className={c('quiet')}>{say('youChoose')}</p>
      </div>
      <div className={c('grid')}>
        <Card as="section" aria-labelledby="linked">
          <h2 id="linked">{say('linkedChildren')}</h2>
          <ul className={c('rows')}>
            {data.children.map(({ id, name, picture, class: room }) => (
              <li key={id}>
                {picture !== null && <Avatar src={picture} name="" size={36} />}
                <span className={c('who')}>
                  <b>{name}</b>
                  <small>{room}</small>
                </span>
                <ButtonLink size="sm" kind="quiet" to={paths.children} aria-label={say('editOf', { name })}>
                  {say('edit')}
                </ButtonLink>
                <Button
                  size="sm"
                  kind="ghost"
                  aria-label={say('removeOf', { name })}
                  onClick={() => onRemove({ id, name })}
                >
                  {say('remove')}
                </Button>
              </li>
            ))}
          </ul>
          <p className={c('quiet')}>{data.children.length === 0 ? say('noChildren') : say('removeText')}</p>
          <PendingInvitations invitations={data.invitations} onChange={onChange} />
        </Card>
        <ChoicesCard child={data.children.find(({ growth }) => growth !== null) ?? null} />
        <Card as="section" aria-labelledby="care">
          <h2 id="care">{say('careOfData')}</h2>
          <ul className={c('rows')}>
            <li>
              <span className={c('who')}>
                <b>{say('cards')}</b>
                <small>{say('cardsText')}</small>
              </span>
              <Link to={paths.children}>{say('open')}</Link>
            </li>
            {data.children.map(({ id, name }) => (
              <li key={id}>
                <span className={c('who')}>
                  <b>{name}</b>
                  <small>{say('dataOf', { name })}</small>
                </span>
                <Link to={paths.childCare(id)} aria-label={say('dataOf', { name })}>
                  {say('open')}
                </Link>
              </li>
            ))}
            <li>
              <span className={c('who')}>
                <b>{say('ownData')}</b>
                <small>{say('ownDataText')}</small>
              </span>
              <Link to={paths.care} aria-label={say('ownData')}>
                {say('open')}
              </Link>
            </li>
          </ul>
        </Card>
      </div>
    </>
  );
};
