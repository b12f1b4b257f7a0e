import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { joining as texts } from '#messages/joining/en.ts';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import { classCodes } from '../teachers.api.ts';
import { CodeCard } from './code-card.tsx';
import css from './desk.module.css';
import { Requests } from './requests.tsx';

const c = classes(css);

/** A teacher's side of /teachers: requests and class codes. */
export const TeacherDesk = () => {
  const say = useText(texts);
  const { user } = useSession();
  const { state, data, retry } = useAnswer('class codes', classCodes);
  return (
    <>
      {/* Without a school nobody can ask, and the notice above says what is missing. */}
      {user?.school != null && <Requests codes={data ?? []} />}
      <section className={c('section')} aria-labelledby="class-codes">
        <h2 id="class-codes">{say('codes')}</h2>
        <p className={c('muted')}>{say('codesLead')}</p>
        {(state === 'failed' || state === 'missing') && <Failed retry={retry}>{say('codesFailed')}</Failed>}
        {state === 'loading' && data === null && <Bones lines={4} label={say('loading')} />}
        {data?.length === 0 && <p>{say('noCodes')}</p>}
        <ul className={c('codes')}>
          {data?.map((code) => (
            <CodeCard key={code.class.id} code={code} onChanged={retry} />
          ))}
        </ul>
      </section>
    </>
  );
};
