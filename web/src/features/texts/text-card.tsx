import type { Text, TextReading } from '@afrolearn/contract/texts.ts';
import { useState } from 'react';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { readTexts } from '#messages/texts/en.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { nameOfLanguage } from './filters.tsx';
import { ReadingForm } from './reading-form.tsx';
import { draftOf } from './text-drafts.ts';
import css from './texts.module.css';
import { type SpokenLanguage, useSending } from './use-sending.tsx';

const c = classes(css);

const Forms = ({ forms, lang }: { forms: readonly string[]; lang: string }) => {
  const say = useText(readTexts);
  return forms.map((form, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a plural form is known by its place alone
    <p key={at} className={c('form')}>
      {forms.length > 1 && <span>{say(at === 0 ? 'one' : 'other')}</span>}
      <span lang={lang}>{form}</span>
    </p>
  ));
};

/** Where a text appears, who reads it, and its placeholders. */
const Context = ({ text: { place, feature, reader, holes, english } }: { text: Text }) => {
  const say = useText(readTexts);
  return (
    <ul className={c('context')}>
      <li>
        {place === 'growth'
          ? say('seenGrowth')
          : say(place === 'web' ? 'seenWeb' : 'seenServer', { name: feature })}
      </li>
      <li>{say(reader === 'learner' ? 'forLearner' : 'forAdult')}</li>
      {holes.length > 0 && <li>{say('holes', { holes: holes.join(' ') })}</li>}
      {english.length > 1 && <li>{say('plural')}</li>}
    </ul>
  );
};

const Reading = ({ reading, lang }: { reading: TextReading; lang: string }) => {
  const say = useText(readTexts);
  const { language } = useLanguage();
  const { by, mine, on, verdict, wording, note } = reading;
  const name = mine ? say('you') : (by ?? say('somebody'));
  return (
    <div className={c('reading')}>
      <b>{say(`by.${verdict}`, { name, day: dateText(language, on) })}</b>
      {wording !== null && <Forms forms={wording} lang={lang} />}
      {note !== null && <p>{note}</p>}
    </div>
  );
};

type Props = {
  text: Text;
  language: SpokenLanguage;
  onSaved: (text: Text) => void;
  onReload: () => void;
};

/** One text with its English, and what a speaker can say of it. */
export const TextCard = ({ text, language, onSaved, onReload }: Props) => {
  const say = useText(readTexts);
  const shown = useLanguage().language;
  const [open, setOpen] = useState<'better' | 'unsure' | null>(
    draftOf(language, text.key) === null ? null : 'better',
  );
  const sending = useSending({ text, language, onSaved, onReload });
  const own = text.readings.find(({ mine }) => mine);
  const { english, wording, published, ask, readings, key } = text;
  return (
    <Card as="article" aria-label={key}>
      <div className={c('text')}>
        <h2 className={c('key')}>{key}</h2>
        <div className={c('sides')}>
          <div>
            <h3>{say('english')}</h3>
            <Forms forms={english} lang="en" />
          </div>
          <div>
            <h3>{say('now', { language: nameOfLanguage(language) })}</h3>
            <Forms forms={wording} lang={language} />
          </div>
        </div>
        <Context text={text} />
        {ask !== null && <Notice kind="notyet">{say('ask', { question: ask })}</Notice>}
        {published !== null && (
          <p className={c('reading')}>
            {say('published', { name: published.by, day: dateText(shown, published.on) })}
          </p>
        )}
        {readings.map((reading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: readings have no number of their own
          <Reading key={at} reading={reading} lang={language} />
        ))}
        {open === null ? (
          <div className={c('acts')}>
            <Button
              size="sm"
              busy={sending.busy}
              disabled={own?.verdict === 'good'}
              onClick={() => sending.send({ verdict: 'good' })}
            >
              {say('good')}
            </Button>
            <Button size="sm" kind="paper" onClick={() => setOpen('better')}>
              {say(own?.verdict === 'better' ? 'again' : 'better')}
            </Button>
            <Button size="sm" kind="ghost" onClick={() => setOpen('unsure')}>
              {say('unsure')}
            </Button>
          </div>
        ) : (
          <ReadingForm
            text={text}
            language={language}
            verdict={open}
            sending={sending}
            onClose={() => setOpen(null)}
          />
        )}
        {sending.note}
      </div>
    </Card>
  );
};
