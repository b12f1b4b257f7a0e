import type { ChildAssignment } from '@afrolearn/contract/assigned-work.ts';
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#lib/language.tsx';
import { family } from '#messages/family/en.ts';
import { PaperText } from '#people-kit/paper/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { TextAreaField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { failureOf } from './failure.ts';
import { handInFor, lookedAt, photoFor } from './parent-dashboard.api.ts';
import css from './parent-dashboard.module.css';

const c = classes(css);

type WorkProps = { work: ChildAssignment; onChange: () => void; onClose: () => void };

/** One piece of work: what was asked, and what a guardian hands in or says about it. */
export const WorkCard = ({ work, onChange, onClose }: WorkProps) => {
  const say = useText(family);
  const photo = useId();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ kind: 'ok' | 'bad'; text: string } | null>(null);
  const { id, childId, title, child } = work;
  // It opens below the table, on a phone out of sight: who opened it is led there.
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);

  const doing = async (act: () => Promise<unknown>, done: string) => {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    try {
      await act();
      setSaid({ kind: 'ok', text: done });
      onChange();
    } catch (error) {
      setSaid({ kind: 'bad', text: failureOf(error, say) });
    }
    setBusy(false);
  };
  const handIn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '');
    return doing(() => handInFor(childId, id, text), say('handedIn'));
  };
  const send = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file !== undefined) void doing(() => photoFor(childId, id, file), say('photoSent'));
  };

  return (
    <Card as="section" aria-labelledby={`work-${id}`}>
      <div className={c('stack')}>
        <header className={c('head')}>
          <h2 id={`work-${id}`} className={c('who')} ref={head} tabIndex={-1}>
            {say('uploadTitle', { title })}
          </h2>
          <Badge>{child}</Badge>
          <Button size="sm" kind="ghost" onClick={onClose}>
            {say('close')}
          </Button>
        </header>
        {said !== null && <Notice kind={said.kind}>{said.text}</Notice>}
        {work.word !== '' && <p>{say('teacherSays', { text: work.word })}</p>}
        {work.paper !== '' && <PaperText text={work.paper} />}
        {work.comment !== '' && <p>{say('teacherSays', { text: work.comment })}</p>}
        {work.closed ? (
          <p className={c('quiet')}>{say('closedWork')}</p>
        ) : (
          <form className={c('form')} onSubmit={handIn}>
            {work.handedIn && <p className={c('quiet')}>{say('alreadyIn')}</p>}
            {work.photosAllowed && (
              <p className={c('photo')}>
                <label htmlFor={photo}>{say('photo')}</label>
                <input
                  id={photo}
                  type="file"
                  accept="image/jpeg,image/png,image/webp"
                  onChange={send}
                  disabled={busy}
                />
                <small>{say('photoHint')}</small>
              </p>
            )}
            <TextAreaField
              label={say('answer')}
              hint={say('answerHint')}
              name="text"
              rows={4}
              maxLength={2000}
            />
            <p className={c('links')}>
              <Button type="submit" size="sm" busy={busy}>
                {say('handIn')}
              </Button>
            </p>
          </form>
        )}
        {work.seenByGuardian === null && (
          <p className={c('links')}>
            <Button
              size="sm"
              kind="quiet"
              disabled={busy}
              onClick={() => doing(() => lookedAt(childId, id), say('lookedDone'))}
            >
              {say('looked')}
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
};
