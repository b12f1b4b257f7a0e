import type { DashboardChild } from '@afrolearn/contract/family.ts';
import { BookOpen, Clock } from 'lucide-react';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { childUse } from '#messages/child-use/en.ts';
import { family } from '#messages/family/en.ts';
import { Link } from '#routing/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { GrowthParts } from './growth-parts.tsx';
import css from './parent-dashboard.module.css';

const c = classes(css);

const badgesShown = 6;

type ChildCardProps = { child: DashboardChild; onRemove: () => void; onKeep: () => void };

/** One child of a parent (spec 2, 'Parent dashboard'). */
export const ChildCard = ({ child, onRemove, onKeep }: ChildCardProps) => {
  const say = useText(family);
  const { language } = useLanguage();
  const sayUse = useText(childUse);
  const { id, name, growth, badges } = child;
  const more = badges.length - badgesShown;
  return (
    <Card as="section" cloth="heritage" band="selvedge" aria-labelledby={`child-${id}`} className={c('card')}>
      <div className={c('child')}>
        <header className={c('head')}>
          {child.picture !== null && <Avatar src={child.picture} name="" size={52} />}
          <div className={c('who')}>
            <h2 id={`child-${id}`}>{name}</h2>
            <p>{[child.class, child.school].filter((one) => one !== null).join(' · ')}</p>
          </div>
        </header>
        {child.leavesAt !== null && (
          <Notice
            kind="info"
            action={
              <Button size="sm" aria-label={say('keepAccountOf', { name })} onClick={onKeep}>
                {say('keepAccount')}
              </Button>
            }
          >
            {say('leavesOn', { name, day: dateText(language, child.leavesAt) })}
          </Notice>
        )}
        <dl className={c('facts')}>
          <div>
            <dt>
              <Clock aria-hidden />
              {say('timeToday')}
            </dt>
            <dd>{say('minutes', { count: child.timeSpent })}</dd>
          </div>
          <div>
            <dt>
              <BookOpen aria-hidden />
              {say('currentSubject')}
            </dt>
            <dd>{child.currentSubject ?? say('noSubject')}</dd>
          </div>
        </dl>
        {growth === null ? (
          <Notice
            kind="info"
            action={
              <ButtonLink size="sm" kind="quiet" to={paths.childUse(id)}>
                {say('sayYes')}
              </ButtonLink>
            }
          >
            {say('consentNeeded')}
          </Notice>
        ) : (
          <GrowthParts name={name} growth={growth} week={child.week} />
        )}
        <div className={c('badges')}>
          <h3>{say('badges')}</h3>
          <p>
            {badges.length === 0 && say('noBadges')}
            {badges.slice(0, badgesShown).map((badge) => (
              <Badge key={badge} cloth="money">
                {badge}
              </Badge>
            ))}
            {more > 0 && <span>{say('moreBadges', { count: more })}</span>}
          </p>
        </div>
        <p className={c('links')}>
          {growth !== null && (
            <>
              <Link to={paths.familyReport(id)} aria-label={say('halfPageOf', { name })}>
                {say('halfPage')}
              </Link>
              <Link to={paths.familyTermReport(id)} aria-label={say('termOf', { name })}>
                {say('term')}
              </Link>
            </>
          )}
          <Link to={paths.childUse(id)} aria-label={sayUse('linkOf', { name })}>
            {sayUse('link')}
          </Link>
          <Button size="sm" kind="ghost" aria-label={say('removeOf', { name })} onClick={onRemove}>
            {say('remove')}
          </Button>
        </p>
      </div>
    </Card>
  );
};
