import type { Adult } from '@afrolearn/contract/administration.ts';
import { type FormEvent, useState } from 'react';
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
import { Empty } from '#ui/empty.tsx';
import { TextField } from '#ui/field.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import {
  adults,
  makeResetLink,
  resetFactor,
  restoreAdult,
  suspendAdult,
  verifyAdult,
} from './administration.api.ts';
import css from './administration-page.module.css';
import { LinkDialog, type MadeLink } from './link-dialog.tsx';
import { Loaded } from './loaded.tsx';
import { useActs } from './use-acts.tsx';

const c = classes(css);

const State = ({ adult }: { adult: Adult }) => {
  const say = useText(administration);
  const word = useText(schoolYear);
  return (
    <div className={c('badges')}>
      <Badge>{say(adult.role)}</Badge>
      {adult.administrator && <Badge kind="info">{say('administrator')}</Badge>}
      {adult.suspended && <Badge kind="bad">{say('paused')}</Badge>}
      {!adult.suspended && (
        <Badge kind={adult.verified ? 'ok' : 'notyet'}>{say(adult.verified ? 'confirmed' : 'waits')}</Badge>
      )}
      {adult.secondFactor && <Badge kind="ok">{word('twoStep')}</Badge>}
    </div>
  );
};

/** N18: the adults of the school, with the administrator's actions for each. */
export const PeopleTab = () => {
  const say = useText(administration);
  const word = useText(schoolYear);
  const { language } = useLanguage();
  const self = useSession().user?.id;
  const [search, setSearch] = useState('');
  const answer = useAnswer(`adults ${search}`, () => adults(search));
  const { busy, doing, ask, tell, note, question } = useActs();
  const [link, setLink] = useState<MadeLink | null>(null);

  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  const after = (text: string) => {
    tell(text);
    answer.retry();
  };
  const verify = ({ id, name, role }: Adult) =>
    ask({
      title: say('verifyAsk', { name }),
      text: say(role === 'teacher' ? 'verifyTeacher' : 'verifyParent'),
      agree: say('verify'),
      act: async () => {
        await verifyAdult(id);
        after(say('verified', { name }));
      },
    });
  const suspend = ({ id, name }: Adult) =>
    ask({
      title: say('suspendAsk', { name }),
      text: say('suspendText'),
      agree: say('suspend'),
      danger: true,
      act: async () => {
        await suspendAdult(id);
        after(say('suspended', { name }));
      },
    });
  const restore = ({ id, name }: Adult) =>
    doing(`restore ${id}`, async () => {
      await restoreAdult(id);
      after(say('restored', { name }));
    });
  const resetTwoStep = ({ id, name }: Adult) =>
    ask({
      title: word('resetAsk', { name }),
      text: word('resetText'),
      agree: word('resetTwoStep'),
      danger: true,
      act: async () => {
        await resetFactor(id);
        after(word('resetDone', { name }));
      },
    });
  const newPassword = ({ id, name }: Adult) =>
    doing(`link ${id}`, async () => setLink({ name, ...(await makeResetLink(id)) }));

  return (
    <div className={c('tab')}>
      <p className={c('lead')}>{say('peopleLead')}</p>
      {note}
      <search>
        <form onSubmit={find} className={c('form')}>
          <TextField label={say('search')} name="search" type="search" maxLength={100} autoComplete="off" />
        </form>
      </search>
      <Card>
        <Loaded answer={answer}>
          {(people) =>
            people.length === 0 ? (
              <Empty picture={basket}>{say(search === '' ? 'nobody' : 'nobodyFound')}</Empty>
            ) : (
              <ul className={c('list')}>
                {people.map((adult) => (
                  <li key={adult.id} className={c('row')}>
                    <div className={c('about')}>
                      <b>{adult.name}</b>
                      <span>
                        {adult.email !== null && `${adult.email} · `}
                        {say('since', { date: dateText(language, adult.since) })}
                      </span>
                      <State adult={adult} />
                    </div>
                    <div className={c('acts')}>
                      {adult.id === self && <Badge kind="info">{say('you')}</Badge>}
                      {adult.suspended && (
                        <Button
                          size="sm"
                          kind="quiet"
                          busy={busy === `restore ${adult.id}`}
                          onClick={() => restore(adult)}
                        >
                          {say('restore')}
                        </Button>
                      )}
                      {!adult.suspended && !adult.verified && (
                        <Button size="sm" onClick={() => verify(adult)}>
                          {say('verify')}
                        </Button>
                      )}
                      {!adult.suspended && adult.verified && adult.id !== self && (
                        <Button
                          size="sm"
                          kind="ghost"
                          busy={busy === `link ${adult.id}`}
                          onClick={() => newPassword(adult)}
                        >
                          {say('resetLink')}
                        </Button>
                      )}
                      {adult.secondFactor && adult.id !== self && (
                        <Button size="sm" kind="ghost" onClick={() => resetTwoStep(adult)}>
                          {word('resetTwoStep')}
                        </Button>
                      )}
                      {!adult.suspended && adult.id !== self && (
                        <Button size="sm" kind="ghost" onClick={() => suspend(adult)}>
                          {say('suspend')}
                        </Button>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      <LinkDialog made={link} onClose={() => setLink(null)} />
      {question}
    </div>
  );
};
