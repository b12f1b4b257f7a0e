import type { Reply } from '@afrolearn/contract';
import { userIdOf } from '@afrolearn/learning/people/roles.ts';
import { type FormEvent, useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { administration } from '#messages/administration/en.ts';
import { useExampleId } from '#people-kit/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/check.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { changeSchool, makeResetLink, ownSchool } from './administration.api.ts';
import css from './administration-page.module.css';
import { type Failure, failureOf } from './failure.ts';
import { LinkDialog, type MadeLink } from './link-dialog.tsx';
import { Loaded } from './loaded.tsx';
import { useActs } from './use-acts.tsx';

const c = classes(css);

type School = Reply<'GET /school'>;

const NameForm = ({ name }: { name: string }) => {
  const say = useText(administration);
  const { user, update } = useSession();
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = String(new FormData(event.currentTarget).get('name') ?? '');
    setBusy(true);
    setSaved(false);
    setFailure(null);
    try {
      const school = await changeSchool({ name: typed });
      if (user?.school != null) update({ ...user, school: { ...user.school, name: school.name } });
      setSaved(true);
    } catch (error) {
      setFailure(failureOf(error, say));
    }
    setBusy(false);
  };

  return (
    <form className={c('form')} onSubmit={submit} noValidate>
      {failure !== null && <Notice kind="bad">{failure.text}</Notice>}
      {saved && <Notice kind="ok">{say('saved')}</Notice>}
      <TextField
        label={say('schoolName')}
        name="name"
        required
        maxLength={60}
        defaultValue={name}
        error={failure?.fields['name']}
      />
      <Button type="submit" kind="paper" className={c('start')} busy={busy}>
        {say(busy ? 'saving' : 'save')}
      </Button>
    </form>
  );
};

/** The school decides about learners' photos (permissions, 'Learner photos'). */
const PhotoSwitch = ({ school }: { school: School }) => {
  const say = useText(administration);
  const [on, setOn] = useState(school.photos);
  const { busy, doing, ask, note, question } = useActs();
  const set = (photos: boolean) =>
    doing('photos', async () => setOn((await changeSchool({ photos })).photos));
  const press = (wanted: boolean) => {
    if (wanted) return void set(true);
    ask({
      title: say('photosAsk'),
      text: say('photosText'),
      agree: say('photosOff'),
      danger: true,
      act: async () => setOn((await changeSchool({ photos: false })).photos),
    });
  };
  return (
    <div className={c('form')}>
      {note}
      <Switch
        label={say('photos')}
        hint={say('photosHint')}
        checked={on}
        disabled={busy !== ''}
        onChange={(event) => press(event.target.checked)}
      />
      {question}
    </div>
  );
};

/** By student ID, which is on a child's card and in an adult's Settings. */
const NewPasswordForm = () => {
  const say = useText(administration);
  const example = useExampleId();
  const [problem, setProblem] = useState('');
  const [link, setLink] = useState<MadeLink | null>(null);
  const { busy, doing, note } = useActs();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('studentId') ?? '').replace(/\s/g, '');
    const id = userIdOf(typed);
    setProblem(id === null ? say('notAStudentId', { example }) : '');
    if (id !== null)
      doing('link', async () => setLink({ name: typed.toUpperCase(), ...(await makeResetLink(id)) }));
  };
  return (
    <form className={c('form')} onSubmit={submit} noValidate>
      <h2 id="new-password">{say('newPassword')}</h2>
      <p className={c('lead')}>{say('newPasswordLead')}</p>
      {note}
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
      <Button type="submit" kind="paper" className={c('start')} busy={busy === 'link'}>
        {say('makeLink')}
      </Button>
      <LinkDialog made={link} onClose={() => setLink(null)} />
    </form>
  );
};

export const SchoolTab = () => {
  const answer = useAnswer('school', ownSchool);
  return (
    <div className={c('tab')}>
      <Card>
        <Loaded answer={answer}>
          {(school) => (
            <div className={c('tab')}>
              <NameForm name={school.name} />
              <PhotoSwitch school={school} />
            </div>
          )}
        </Loaded>
      </Card>
      <Card as="section" aria-labelledby="new-password">
        <NewPasswordForm />
      </Card>
    </div>
  );
};
