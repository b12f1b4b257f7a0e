import type { Reply } from '@afrolearn/contract';
import { userIdOf } from '@afrolearn/learning/people/roles.ts';
import { type FormEvent, useState } from 'react';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { administration } from '#messages/administration/en.ts';
import { useExampleId } from '#people-kit/index.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { cutGuardian, guardiansOf } from './administration.api.ts';
import css from './administration-page.module.css';
import { useActs } from './use-acts.tsx';

const c = classes(css);

type Linked = Reply<'GET /learners/:id/guardians'>;
type Found = { id: number; studentId: string; guardians: Linked };

/** G30: the school removes a guardian immediately, by the ID on the child's card. */
export const Guardians = () => {
  const say = useText(administration);
  const example = useExampleId();
  const { language } = useLanguage();
  const [problem, setProblem] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const { busy, doing, ask, tell, note, question } = useActs();

  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const studentId = String(new FormData(event.currentTarget).get('studentId') ?? '').replace(/\s/g, '');
    const id = userIdOf(studentId);
    setProblem(id === null ? say('notAStudentId', { example }) : '');
    setFound(null);
    if (id !== null)
      doing('show', async () =>
        setFound({ id, studentId: studentId.toUpperCase(), guardians: await guardiansOf(id) }),
      );
  };
  const cut = ({ id: learner, studentId }: Found, { id, name }: Linked[number]) =>
    ask({
      title: say('cutAsk', { name, studentId }),
      text: say('cutText'),
      agree: say('cut'),
      danger: true,
      act: async () => {
        await cutGuardian(learner, id);
        tell(say('cutDone', { name, studentId }));
        setFound({ id: learner, studentId, guardians: await guardiansOf(learner) });
      },
    });

  return (
    <section className={c('group')} aria-labelledby="guardians">
      <h2 id="guardians">{say('guardians')}</h2>
      <p className={c('lead')}>{say('guardiansLead')}</p>
      <p>
        <ButtonLink kind="paper" size="sm" to={paths.guardianInvitations}>
          {say('askingParents')}
        </ButtonLink>
      </p>
      {note}
      <Card>
        <form className={c('form')} onSubmit={show} noValidate>
          <TextField
            label={say('studentId')}
            hint={say('studentIdHint', { example })}
            name="studentId"
            required
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={problem === '' ? undefined : problem}
          />
          <Button type="submit" kind="paper" className={c('start')} busy={busy === 'show'}>
            {say('showGuardians')}
          </Button>
        </form>
        {found !== null && found.guardians.length === 0 && (
          <p className={c('lead')}>{say('noGuardians', { studentId: found.studentId })}</p>
        )}
        {found !== null && found.guardians.length > 0 && (
          <ul className={c('list')} aria-label={say('guardiansOf', { studentId: found.studentId })}>
            {found.guardians.map((guardian) => (
              <li key={guardian.id} className={c('row')}>
                <div className={c('about')}>
                  <b>{guardian.name}</b>
                  <span>{say('since', { date: dateText(language, guardian.since) })}</span>
                </div>
                <div className={c('acts')}>
                  <Button
                    size="sm"
                    kind="ghost"
                    aria-label={say('cutOf', { name: guardian.name })}
                    onClick={() => cut(found, guardian)}
                  >
                    {say('cut')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {question}
    </section>
  );
};
