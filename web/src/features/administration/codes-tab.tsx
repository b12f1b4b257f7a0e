import type { NewStaffCode, StaffCode } from '@afrolearn/contract/administration.ts';
import { type FormEvent, useState } from 'react';
import { useAnswer } from '#ask/use-answer.ts';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { administration } from '#messages/administration/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes, join } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import { SelectField } from '#ui/field.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { makeStaffCodes, revokeStaffCode, staffCodes } from './administration.api.ts';
import css from './administration-page.module.css';
import { CodeSheet } from './code-sheet.tsx';
import { Loaded } from './loaded.tsx';
import { useActs } from './use-acts.tsx';

const c = classes(css);

const CodeState = ({ code }: { code: StaffCode }) => {
  const say = useText(administration);
  const { language } = useLanguage();
  if (code.state === 'open')
    return <Badge kind="ok">{say('codeOpen', { date: dateText(language, code.expiresAt) })}</Badge>;
  if (code.state === 'expired') return <Badge>{say('codeExpired')}</Badge>;
  return (
    <Badge kind="info">
      {code.usedBy === null ? say('codeUsedUp') : say('codeUsed', { name: code.usedBy })}
    </Badge>
  );
};

/** Staff codes: printed here once, then known only by their last two characters. */
export const CodesTab = () => {
  const say = useText(administration);
  const school = useSession().user?.school?.name ?? '';
  const answer = useAnswer('staff codes', staffCodes);
  const { busy, doing, ask, tell, note, question } = useActs();
  const [made, setMade] = useState<readonly NewStaffCode[]>([]);

  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const count = Number(new FormData(event.currentTarget).get('count'));
    doing('make', async () => {
      setMade(await makeStaffCodes(count));
      answer.retry();
    });
  };
  const revoke = ({ id, ending }: StaffCode) =>
    ask({
      title: say('revokeAsk', { ending }),
      text: say('revokeText'),
      agree: say('revoke'),
      act: async () => {
        await revokeStaffCode(id);
        setMade((codes) => codes.filter((one) => one.id !== id));
        tell(say('revoked'));
        answer.retry();
      },
    });

  return (
    <div className={c('tab')}>
      <p className={join(c('lead'), 'noprint')}>{say('codesLead')}</p>
      {note}
      {made.length > 0 && <CodeSheet codes={made} school={school} onDone={() => setMade([])} />}
      <div className={join(c('tab'), made.length > 0 && 'noprint')}>
        <Card>
          <form className={c('form')} onSubmit={make}>
            <SelectField label={say('howMany')} name="count" defaultValue="1">
              {[1, 2, 5, 10, 20].map((count) => (
                <option key={count}>{count}</option>
              ))}
            </SelectField>
            <Button type="submit" className={c('start')} busy={busy === 'make'}>
              {say(busy === 'make' ? 'making' : 'makeCodes')}
            </Button>
          </form>
        </Card>
        <Card>
          <Loaded answer={answer}>
            {(codes) =>
              codes.length === 0 ? (
                <Empty picture={basket}>{say('noCodes')}</Empty>
              ) : (
                <ul className={c('list')}>
                  {codes.map((code) => (
                    <li key={code.id} className={c('row')}>
                      <div className={c('about')}>
                        <b>{say('codeEnding', code)}</b>
                        <div className={c('badges')}>
                          <CodeState code={code} />
                        </div>
                      </div>
                      {code.state === 'open' && (
                        <Button size="sm" kind="ghost" onClick={() => revoke(code)}>
                          {say('revoke')}
                        </Button>
                      )}
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
        </Card>
      </div>
      {question}
    </div>
  );
};
