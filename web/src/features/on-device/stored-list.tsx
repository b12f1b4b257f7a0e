import { gradeById } from '@afrolearn/learning/catalogue/grades.ts';
import { subjectName } from '@afrolearn/learning/catalogue/subjects.ts';
import { History, ShieldCheck, Smartphone, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { onDevice } from '#messages/on-device/en.ts';
import { saving } from '#messages/saving/en.ts';
import { dropPack } from '#offline/packs/downloads.ts';
import { packKey } from '#offline/packs/pack-files.ts';
import { clearOpened } from '#offline/packs/room.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { lookOf } from '#ui/subject-looks.ts';
import { useToast } from '#ui/toast.tsx';
import css from './on-device-page.module.css';
import { useSizeText } from './size-text.ts';
import type { Here } from './use-packs.ts';

const c = classes(css);

type RowProps = {
  picture?: ReactNode;
  icon?: ReactNode;
  title: string;
  text: string;
  size: string | null;
  children?: ReactNode;
};

const Row = ({ picture, icon, title, text, size, children }: RowProps) => (
  <li className={c('row')}>
    <span className={c('rowPicture', icon !== undefined && 'icon')}>{picture ?? icon}</span>
    <span className={c('names')}>
      <b>{title}</b>
      <span className={c('quiet')}>{text}</span>
    </span>
    {size !== null && <b className={c('size')}>{size}</b>}
    {children !== undefined && <span className={c('rowAction')}>{children}</span>}
  </li>
);

/** Everything on this device, with its size. Own work has no button: it is never removed. */
export const StoredList = ({ here, look }: { here: Here; look: () => void }) => {
  const say = useText(onDevice);
  const sayWork = useText(saving);
  const { language } = useLanguage();
  const size = useSizeText();
  const toast = useToast();
  const { packs, opened, app, isPersisted } = here;
  return (
    <>
      <Card as="section" aria-labelledby="stored">
        <h2 id="stored">{say('stored')}</h2>
        <ul className={c('rows')}>
          {packs.map((pack) => {
            const subject = subjectName(pack.subject);
            const grade = gradeById(pack.grade ?? 0)?.name;
            const remove = async () => {
              await dropPack(pack);
              toast.say(say('removed', { subject }));
              look();
            };
            return (
              <Row
                key={packKey(pack)}
                picture={<img src={lookOf(pack.subject).picture} alt="" width="44" height="44" />}
                title={grade === undefined ? subject : `${subject}, ${grade}`}
                text={say('keptSince', { day: dateText(language, pack.at) })}
                size={size(pack.bytes)}
              >
                <Button
                  kind="ghost"
                  size="sm"
                  icon={<Trash2 size={18} />}
                  aria-label={say('removeNamed', { subject, grade: grade ?? '' })}
                  onClick={() => void remove()}
                >
                  {say('remove')}
                </Button>
              </Row>
            );
          })}
          {opened.count > 0 && (
            <Row
              icon={<History size={22} />}
              title={say('opened')}
              text={say('openedCount', { count: opened.count })}
              size={size(opened.bytes)}
            >
              <Button
                kind="ghost"
                size="sm"
                icon={<Trash2 size={18} />}
                onClick={() => void clearOpened().then(look)}
              >
                {say('clear')}
              </Button>
            </Row>
          )}
          <Row icon={<Smartphone size={22} />} title={say('app')} text="AfroLearn" size={size(app.bytes)} />
          <Row icon={<ShieldCheck size={22} />} title={say('ownWork')} text={say('ownWorkText')} size={null}>
            <ButtonLink kind="ghost" size="sm" to={paths.work}>
              {sayWork('title')}
            </ButtonLink>
          </Row>
        </ul>
      </Card>
      {isPersisted ? (
        <Notice kind="ok" icon={<ShieldCheck />}>
          <b>{say('persisted')}</b> {say('persistedText')}
        </Notice>
      ) : (
        <Notice kind="info">
          <b>{say('notPersisted')}</b> {say('notPersistedText')}
        </Notice>
      )}
    </>
  );
};
