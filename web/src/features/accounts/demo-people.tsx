import type { Reply } from '@afrolearn/contract';
import { studentId } from '@afrolearn/learning/people/roles.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { accounts } from '#messages/accounts/en.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { demoPeople, signInAs } from './accounts.api.ts';
import css from './demo-people.module.css';

const c = classes(css);

const groups = [
  { role: 'learner', title: 'demoLearners' },
  { role: 'teacher', title: 'demoTeachers' },
  { role: 'parent', title: 'demoParents' },
] as const;

type Props = { onEnter: (session: Reply<'POST /demo/sign-in'>) => void };

/** One tap signs in as an invented person. Only the demo has this call. */
export const DemoPeople = ({ onEnter }: Props) => {
  const say = useText(accounts);
  const { state, data, retry } = useAnswer('demo people', demoPeople);
  const people = data ?? [];
  const [enterFailed, setEnterFailed] = useState(false);
  const failed = enterFailed || state === 'failed';
  const [entering, setEntering] = useState<number | null>(null);
  const load = () => {
    setEnterFailed(false);
    retry();
  };

  const enter = async (id: number) => {
    setEntering(id);
    setEnterFailed(false);
    try {
      onEnter(await signInAs(id));
    } catch {
      setEnterFailed(true);
      setEntering(null);
    }
  };

  return (
    <Card as="section" className={c('demo')} aria-labelledby="demo-people">
      <h2 id="demo-people">{say('demoTitle')}</h2>
      <p>{say('demoText')}</p>
      {failed && <Failed retry={load}>{say('demoFailed')}</Failed>}
      {groups.map(({ role, title }) => {
        const members = people.filter((person) => person.role === role);
        if (members.length === 0) return null;
        return (
          <div key={role}>
            <h3>{say(title)}</h3>
            <ul className={c('people')}>
              {members.map((person) => (
                <li key={person.id}>
                  <button
                    type="button"
                    className={c('person')}
                    disabled={entering !== null}
                    onClick={() => enter(person.id)}
                  >
                    <Avatar src={person.picture ?? '/avatars/african-1.svg'} name="" size={44} />
                    <span>
                      <b>{person.name}</b>
                      <small>{person.about}</small>
                      {person.about.includes(':') && <small className="num">{studentId(person.id)}</small>}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Card>
  );
};
