import type { ChildAssignment } from '@afrolearn/contract/assigned-work.ts';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { family } from '#messages/family/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { assignmentsOfChildren } from './parent-dashboard.api.ts';
import css from './parent-dashboard.module.css';
import { WorkCard } from './work/work-card.tsx';

const c = classes(css);

const looks = {
  Completed: { kind: 'ok', text: 'completed' },
  'In progress': { kind: 'info', text: 'inProgress' },
  Tried: { kind: 'notyet', text: 'tried' },
  'Not started': { kind: 'plain', text: 'notStarted' },
} as const;

const keyOf = ({ childId, id }: ChildAssignment) => `${childId} ${id}`;

/** 'Assignments by Child' (spec 2): what the school gave, and what a guardian can do for it. */
export const AssignmentsTab = () => {
  const say = useText(family);
  const { language } = useLanguage();
  const { state, data, retry } = useOwnAnswer('child-assignments', assignmentsOfChildren);
  const [opened, setOpened] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(null);
    opener.current?.focus();
  };
  const chosen = data?.find((work) => keyOf(work) === opened);
  return (
    <div className={c('stack')}>
      <div className={c('title')}>
        <h2>{say('byChild')}</h2>
        <p className={c('quiet')}>{say('byChildLead')}</p>
      </div>
      <Card>
        {data === null && state === 'loading' && <Bones lines={3} label={say('loading')} />}
        {data === null && state !== 'loading' && <Failed retry={retry}>{say('loadFailed')}</Failed>}
        {data?.length === 0 && <p className={c('quiet')}>{say('noAssignments')}</p>}
        {data !== null && data.length > 0 && (
          <table className={c('table')}>
            <thead>
              <tr>
                <th scope="col">{say('child')}</th>
                <th scope="col">{say('assignment')}</th>
                <th scope="col">{say('statusHead')}</th>
                <th scope="col">{say('action')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((work) => (
                <tr key={keyOf(work)}>
                  <td>{work.child}</td>
                  <td>
                    <b>{work.title}</b>
                    <small>
                      {[
                        work.subject,
                        work.dueDate === null ? null : say('due', { day: dayText(language, work.dueDate) }),
                      ]
                        .filter((one) => one !== null)
                        .join(' · ')}
                    </small>
                  </td>
                  <td>
                    <Badge kind={looks[work.status].kind}>{say(looks[work.status].text)}</Badge>
                  </td>
                  <td>
                    {work.status === 'Completed' ? (
                      <span className={c('done')}>
                        <Check aria-hidden />
                        {say('reviewed')}
                      </span>
                    ) : (
                      <Button
                        size="sm"
                        kind="quiet"
                        aria-label={say('uploadOf', { title: work.title, name: work.child })}
                        onClick={({ currentTarget }) => {
                          opener.current = currentTarget;
                          setOpened(keyOf(work));
                        }}
                      >
                        {say('upload')}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
      {chosen !== undefined && (
        <WorkCard key={keyOf(chosen)} work={chosen} onChange={retry} onClose={close} />
      )}
    </div>
  );
};
