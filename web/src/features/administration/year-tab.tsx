import type { AdultToConfirm } from '@afrolearn/contract/school-year.ts';
import { type FormEvent, useId, useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { administration } from '#messages/administration/en.ts';
import { schoolYear } from '#messages/school-year/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { PasswordField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { adultsToConfirm, confirmAdults } from './administration.api.ts';
import css from './administration-page.module.css';
import { type Failure, failureOf } from './failure.ts';
import { Loaded } from './loaded.tsx';
import { useActs } from './use-acts.tsx';

const c = classes(css);

type OwnProps = { open: boolean; onClose: () => void; confirm: (password: string) => Promise<void> };

/** The only administrator of a school confirms with the password. */
const OwnDialog = ({ open, onClose, confirm }: OwnProps) => {
  const say = useText(schoolYear);
  const word = useText(administration);
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password === '') return setFailure({ text: '', fields: { password: say('passwordMissing') } });
    setBusy(true);
    setFailure(null);
    try {
      await confirm(password);
    } catch (error) {
      setFailure(failureOf(error, word));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('ownAsk')}
      actions={
        <>
          <Button kind="paper" onClick={onClose}>
            {word('cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {say('confirm')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        {failure !== null && failure.text !== '' && <Notice kind="bad">{failure.text}</Notice>}
        <PasswordField
          label={say('password')}
          name="password"
          autoComplete="current-password"
          maxLength={512}
          showLabel={say('showPassword')}
          hideLabel={say('hidePassword')}
          error={failure?.fields['password']}
        />
      </form>
    </Dialog>
  );
};

/** Adults to confirm again for the school year: one tap each, or all at once. */
export const YearTab = () => {
  const say = useText(schoolYear);
  const { language } = useLanguage();
  const self = useSession().user?.id;
  const answer = useAnswer('adults to confirm', adultsToConfirm);
  const { busy, doing, ask, tell, note, question } = useActs();
  const [own, setOwn] = useState(false);
  const others = (answer.data?.people ?? []).filter(({ id }) => id !== self);

  const after = (text: string) => {
    tell(text);
    answer.retry();
  };
  const confirmOne = ({ id, name }: AdultToConfirm) =>
    doing(`confirm ${id}`, async () => {
      await confirmAdults([id]);
      after(say('confirmed', { name }));
    });
  const confirmAll = () =>
    ask({
      title: say('allAsk', { count: others.length }),
      text: say('allText'),
      agree: say('confirmAll', { count: others.length }),
      act: async () => {
        const { confirmed } = await confirmAdults(others.map(({ id }) => id));
        after(say('allConfirmed', { count: confirmed }));
      },
    });
  const confirmOwn = async (password: string) => {
    if (self === undefined) return;
    await confirmAdults([self], password);
    setOwn(false);
    answer.retry();
  };

  return (
    <div className={c('tab')}>
      {note}
      <Loaded answer={answer}>
        {({ year, lapsesOn, people }) => (
          <>
            <p className={c('lead')}>{say('lead', { day: dateText(language, lapsesOn) })}</p>
            {others.length > 1 && (
              <p>
                <Button onClick={confirmAll}>{say('confirmAll', { count: others.length })}</Button>
              </p>
            )}
            <Card>
              {people.length === 0 ? (
                <Empty picture={basket}>{say('nobody', { year })}</Empty>
              ) : (
                <ul className={c('list')}>
                  {people.map((adult) => (
                    <li key={adult.id} className={c('row')}>
                      <div className={c('about')}>
                        <b>{adult.name}</b>
                        <span>
                          {adult.email !== null && `${adult.email} · `}
                          {say('lastConfirmed', { date: dateText(language, adult.confirmedAt) })}
                        </span>
                        <div className={c('badges')}>
                          <Badge kind={adult.lapsed ? 'bad' : 'notyet'}>
                            {say(adult.lapsed ? 'lapsed' : 'toConfirm')}
                          </Badge>
                        </div>
                      </div>
                      <div className={c('acts')}>
                        <Button
                          size="sm"
                          busy={busy === `confirm ${adult.id}`}
                          onClick={() => (adult.id === self ? setOwn(true) : confirmOne(adult))}
                        >
                          {say('confirm')}
                        </Button>
                      </div>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          </>
        )}
      </Loaded>
      <OwnDialog open={own} onClose={() => setOwn(false)} confirm={confirmOwn} />
      {question}
    </div>
  );
};
