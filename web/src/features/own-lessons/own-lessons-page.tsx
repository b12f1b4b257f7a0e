import { FilePlus2, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { CallError } from '#lib/call.ts';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { Link } from '#routing/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Bones } from '#ui/bones.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { bringBack, desk, takeAway } from './own-lessons.api.ts';
import css from './own-lessons.module.css';

const c = classes(css);

/** /teacher-dashboard/lessons: what a teacher wrote, and what can come back. */
export const OwnLessonsPage = () => {
  const say = useText(ownLessons);
  const { language } = useLanguage();
  const answer = useOwnAnswer('own lessons', desk, { afterProgress: false });
  const [said, setSaid] = useState<string | null>(null);
  usePageTitle(say('title'));
  const act = async (work: Promise<unknown>) => {
    setSaid(null);
    try {
      await work;
    } catch (error) {
      setSaid((error instanceof CallError ? error.said : null) ?? say('actFailed'));
    }
    answer.retry();
  };
  const { lessons = [], deleted = [] } = answer.data ?? {};
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle
        title={say('title')}
        lead={say('lead')}
        actions={
          <ButtonLink size="sm" icon={<FilePlus2 />} to={paths.newOwnLesson}>
            {say('newLesson')}
          </ButtonLink>
        }
      />
      <StandingNotice />
      {said !== null && <Notice kind="bad">{said}</Notice>}
      {answer.state === 'failed' && <Failed retry={answer.retry}>{say('deskFailed')}</Failed>}
      {answer.state === 'loading' && answer.data === null && <Bones lines={5} label={say('loading')} />}
      {answer.state === 'done' && lessons.length === 0 && <Notice kind="info">{say('deskEmpty')}</Notice>}
      <ul className={c('desk')}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <div>
              <h2>
                <Link to={paths.ownLesson(lesson.id)}>{lesson.title}</Link>
              </h2>
              <p>{[say(`type.${lesson.type}`), lesson.subject, lesson.grade].filter(Boolean).join(' · ')}</p>
              <p>
                <Badge>
                  {lesson.visibility === 'class'
                    ? (lesson.className ?? say('sees.class'))
                    : say(`sees.${lesson.visibility}`)}
                </Badge>{' '}
                {say('deskFacts', {
                  scenes: lesson.scenes,
                  questions: lesson.questions,
                  date: dateText(language, lesson.updatedAt),
                })}
                {!lesson.mine && lesson.authorName !== null && ` · ${lesson.authorName}`}
              </p>
            </div>
            <div className={c('acts')}>
              <ButtonLink kind="paper" size="sm" icon={<Pencil />} to={paths.ownLesson(lesson.id)}>
                {say('edit')}
              </ButtonLink>
              <Button
                kind="ghost"
                size="sm"
                icon={<Trash2 />}
                aria-label={say('removeLesson', { title: lesson.title })}
                onClick={() => void act(takeAway(lesson.id))}
              >
                {say('remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {deleted.length > 0 && (
        <section aria-label={say('deleted')}>
          <h2>{say('deleted')}</h2>
          <p className={c('hint')}>{say('deletedLead')}</p>
          <ul className={c('desk')}>
            {deleted.map(({ id, title }) => (
              <li key={id}>
                <span>{title}</span>
                <Button kind="paper" size="sm" icon={<RotateCcw />} onClick={() => void act(bringBack(id))}>
                  {say('restore')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
