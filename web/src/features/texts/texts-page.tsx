import { homeOf } from '@afrolearn/learning/people/roles.ts';
import { useState } from 'react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { useSession } from '#lib/session.tsx';
import { readTexts } from '#messages/texts/en.ts';
import { Link, useSearchParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { classes } from '#ui/classes.ts';
import { NotHere } from '#ui/not-here.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { askedIn, Filters, type LanguageProgress } from './filters.tsx';
import { draftedKeys } from './text-drafts.ts';
import { TextList } from './text-list.tsx';
import { textsProgress } from './texts.api.ts';
import css from './texts.module.css';

const c = classes(css);

/** Unsent drafts on this device, with links. */
const Drafts = ({ language }: { language: string }) => {
  const say = useText(readTexts);
  const keys = draftedKeys(language);
  if (keys.length === 0) return null;
  return (
    <Notice kind="notyet">
      {say('drafts', { count: keys.length })}
      <ul className={c('context')}>
        {keys.map((key) => (
          <li key={key}>
            <Link
              to={paths.textsWith(new URLSearchParams({ language, only: 'all', search: key }).toString())}
            >
              {key}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
};

const Progress = ({ progress: { texts, read, asked } }: { progress: LanguageProgress }) => {
  const say = useText(readTexts);
  const words = say('read', { read, all: texts });
  return (
    <div className={c('progress')}>
      <b>{words}</b>
      <progress value={read} max={texts} aria-label={words} />
      {asked > 0 && <span>{say('asked', { count: asked })}</span>}
    </div>
  );
};

const LanguageTexts = ({ all, refresh }: { all: readonly LanguageProgress[]; refresh: () => void }) => {
  const [search] = useSearchParams();
  // Re-renders after sending, which removes a draft.
  const [, setSent] = useState(0);
  const progress = all.find(({ language }) => language === search.get('language')) ?? all[0];
  if (progress === undefined) return null;
  const asked = askedIn(search, progress);
  return (
    <>
      <Drafts language={progress.language} />
      <Filters all={all} progress={progress} asked={asked} />
      <Progress progress={progress} />
      <TextList
        key={JSON.stringify(asked)}
        asked={asked}
        onTurn={refresh}
        onSent={() => setSent((sent) => sent + 1)}
      />
    </>
  );
};

/** /texts: a speaker reviews the product's texts and proposes better ones. */
export const TextsPage = () => {
  const say = useText(readTexts);
  usePageTitle(say('title'));
  const { user } = useSession();
  const { state, data, failure, retry } = useAnswer(user === null ? null : 'texts', textsProgress);
  if (user === null) return null;
  if (failure?.code === 'texts/not-allowed')
    return (
      <NotHere
        title={say('notAllowedTitle')}
        text={say('notAllowed')}
        to={homeOf(user.role)}
        way={say('home')}
      />
    );
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle title={say('title')} lead={say('lead')} />
      <Notice kind="info">{say('next', { name: user.name })}</Notice>
      {(state === 'failed' || state === 'missing') && <Failed retry={retry}>{say('failed')}</Failed>}
      {data === null && state === 'loading' && <Bones lines={5} label={say('loading')} />}
      {data !== null && <LanguageTexts all={data} refresh={retry} />}
    </div>
  );
};
