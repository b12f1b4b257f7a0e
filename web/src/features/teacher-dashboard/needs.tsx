import type { Need, TeacherToday } from '@afrolearn/contract/teaching.ts';
import { ClipboardList, UsersRound } from 'lucide-react';
import type { Answer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { teachingTexts } from '#messages/teaching/en.ts';
import { Link } from '#routing/index.ts';
import { AttentionLine } from '#teaching-kit/figures/index.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from './dashboard.module.css';
import { Panel } from './panel.tsx';

const c = classes(css);

type Job = Extract<Need, { kind: 'job' }>;

const jobPlaces: Readonly<Record<Job['job'], (classId: number) => string>> = {
  requests: () => paths.teachers,
  wishes: () => paths.teachers,
  attendance: paths.attendance,
  help: () => paths.community,
  consent: paths.classCards,
  empty: paths.addPupils,
};

const Line = ({ need }: { need: Need }) => {
  const say = useText(teachingTexts);
  if (need.kind === 'child')
    return <AttentionLine student={need.student} classId={need.classId} className={need.className} />;
  const isGroup = need.kind === 'group';
  const said = isGroup
    ? {
        title: say('group', { count: need.students, class: need.className, mistake: need.mistake.name }),
        more: say('groupNext', { help: need.mistake.help }),
        hint: `${need.entry.unit} · ${need.entry.title}`,
        act: say('openLesson'),
        to: paths.lesson(need.entry.id),
      }
    : {
        title: say(`job.${need.job}`, { class: need.className }),
        more: say(`jobMore.${need.job}`, { count: need.count }),
        hint: need.job === 'wishes' ? say('noClassOfName') : need.className,
        act: say(`jobDo.${need.job}`),
        to: jobPlaces[need.job](need.classId),
      };
  return (
    <li className={c('need')}>
      <span className={c('kind')}>{isGroup ? <UsersRound /> : <ClipboardList />}</span>
      <div className={c('say')}>
        <p>
          <b>{said.title}</b>
          <Badge kind={isGroup ? 'notyet' : 'plain'}>{say(isGroup ? 'badge.group' : 'badge.job')}</Badge>
        </p>
        <p>{said.more}</p>
        <p className={c('muted')}>{said.hint}</p>
      </div>
      <ButtonLink kind="quiet" size="sm" to={said.to} className={c('noprint')}>
        {said.act}
      </ButtonLink>
    </li>
  );
};

const keyOf = (need: Need) => {
  if (need.kind === 'child') return `child ${need.classId} ${need.student.id}`;
  return need.kind === 'group' ? `group ${need.classId}` : `job ${need.job} ${need.classId}`;
};

/** Pupils who need attention but are not in the list, by class. */
const Rest = ({ needs, classes: rooms }: Pick<TeacherToday, 'needs' | 'classes'>) => {
  const say = useText(teachingTexts);
  const rest = rooms.flatMap(({ id, name, needing }) => {
    const named = needs.filter((need) => need.kind === 'child' && need.classId === id).length;
    return needing > named ? [{ id, name, count: needing - named }] : [];
  });
  if (rest.length === 0) return null;
  return (
    <p>
      {say('restTitle')}{' '}
      {rest.map(({ id, name, count }, at) => (
        <span key={id}>
          {at > 0 && ' · '}
          <Link to={`${paths.classDetail(id)}#attention`}>{say('restNeeding', { class: name, count })}</Link>
        </span>
      ))}
    </p>
  );
};

/** Children, groups and small jobs in one list, the most urgent first. */
export const Needs = ({ answer }: { answer: Answer<TeacherToday> }) => {
  const say = useText(teachingTexts);
  return (
    <Panel
      title={say('whoNeedsYou')}
      answer={answer}
      words={{ loading: say('loadingToday'), failed: say('todayFailed') }}
      className={c('wide')}
    >
      {({ needs, needing, classes: rooms }) => (
        <>
          {needing > 0 && <p className={c('muted')}>{say('needing', { count: needing })}</p>}
          {needing === 0 && rooms.some(({ studentsCount }) => studentsCount > 0) && (
            <p className={c('muted')}>{`${say('onTrack')} ${say('onTrackMore')}`}</p>
          )}
          {needs.length > 0 && (
            <ol className={c('needs')}>
              {needs.map((need) => (
                <Line key={keyOf(need)} need={need} />
              ))}
            </ol>
          )}
          <Rest needs={needs} classes={rooms} />
          {needs.some(({ kind }) => kind === 'child') && <p className={c('muted')}>{say('progressMeans')}</p>}
        </>
      )}
    </Panel>
  );
};
