import type { ClassSummary } from '@afrolearn/contract/teaching.ts';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { teachingTexts } from '#messages/teaching/en.ts';
import { AttentionLine } from '#teaching-kit/figures/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import baobab from '#ui/pictures/illustrations/baobab-2.svg?no-inline';
import css from './class-detail.module.css';

const c = classes(css);

/* In a class of 60 the full list pushes the roster down ten screens. The style sheet hides the same lines. */
const first = 8;

/** 'Students Needing Attention', most urgent first. Printing shows all. */
export const Attention = ({ summary }: { summary: ClassSummary }) => {
  const say = useText(teachingTexts);
  const { studentsNeedingAttention: list, studentsCount, class: room, studentRoster } = summary;
  const [all, setAll] = useState(false);
  const fresh = studentRoster.filter(({ isNew }) => isNew).length;
  return (
    <Card className={c('flows')}>
      <section className={c('part')} aria-labelledby="attention">
        <div className={c('head')}>
          <h2 id="attention">{say('needAttention')}</h2>
          {list.length > 0 && (
            <Badge kind="notyet">{say('nOfM', { n: list.length, m: studentsCount })}</Badge>
          )}
        </div>
        <p className={c('muted')}>{`${say('rule')} ${say('progressMeans')}`}</p>
        {list.length === 0 ? (
          <Empty picture={baobab} title={say('onTrack')} level={3}>
            {say('onTrackMore')}
          </Empty>
        ) : (
          <ul className={c('list', !all && 'first')}>
            {list.map((student) => (
              <AttentionLine key={student.id} student={student} classId={room.id} />
            ))}
          </ul>
        )}
        {!all && list.length > first && (
          <Button kind="ghost" size="sm" className={c('noprint')} onClick={() => setAll(true)}>
            {say('showAll', { count: list.length })}
          </Button>
        )}
        {fresh > 0 && <p>{say('newHere', { count: fresh })}</p>}
      </section>
    </Card>
  );
};
