import type { Ask, Reply } from '@afrolearn/contract';
import { languages } from '@afrolearn/learning/languages/languages.ts';
import type { FormEvent } from 'react';
import { useText } from '#lib/language.tsx';
import { readTexts } from '#messages/texts/en.ts';
import { useSearchParams } from '#routing/index.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import css from './texts.module.css';

const c = classes(css);

export type LanguageProgress = Reply<'GET /texts'>[number];
/** The list's query. */
export type AskedTexts = Required<Pick<Ask<'GET /texts/list'>['query'], 'language' | 'only'>> & {
  feature?: string;
  search?: string;
  from: number;
};

const kinds = ['unread', 'asked', 'mine', 'all'] as const;
const places = ['web', 'server', 'growth'] as const;

export const nameOfLanguage = (code: string): string =>
  languages.find((one) => one.code === code)?.name ?? code;

const pathOf = ({ place, feature }: LanguageProgress['features'][number]): string =>
  place === 'growth' ? place : `${place}/${feature}`;

export const askedIn = (search: URLSearchParams, progress: LanguageProgress): AskedTexts => {
  const feature = progress.features.map(pathOf).find((one) => one === search.get('feature'));
  const words = (search.get('search') ?? '').trim().slice(0, 200);
  const from = Number(search.get('from'));
  return {
    language: progress.language,
    only: kinds.find((kind) => kind === search.get('only')) ?? 'unread',
    from: Number.isSafeInteger(from) && from > 0 && from <= 1_000_000 ? from : 0,
    ...(feature === undefined ? {} : { feature }),
    ...(words === '' ? {} : { search: words }),
  };
};

type Props = { all: readonly LanguageProgress[]; progress: LanguageProgress; asked: AskedTexts };

/** Filters by language, part, status and words. They are stored in the address. */
export const Filters = ({ all, progress, asked }: Props) => {
  const say = useText(readTexts);
  const [, setSearch] = useSearchParams();
  const choose = (more: Partial<Record<'language' | 'only' | 'feature' | 'search', string>>) => {
    const { language, only, feature = '', search = '' } = asked;
    const chosen = { language, only, feature, search, ...more };
    const said = Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : []));
    setSearch(Object.fromEntries(said) as Record<string, string>, { replace: true });
  };
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };
  return (
    <search className={c('filters')}>
      {all.length > 1 && (
        <SelectField
          label={say('language')}
          value={asked.language}
          onChange={({ target }) => choose({ language: target.value })}
        >
          {all.map(({ language }) => (
            <option key={language} value={language} lang={language}>
              {nameOfLanguage(language)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={say('only')}
        value={asked.only}
        onChange={({ target }) => choose({ only: target.value })}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {say(`only.${kind}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say('feature')}
        value={asked.feature ?? ''}
        onChange={({ target }) => choose({ feature: target.value })}
      >
        <option value="">{say('everywhere')}</option>
        {places.map((place) => (
          <optgroup key={place} label={say(`place.${place}`)}>
            {progress.features
              .filter((one) => one.place === place)
              .map((one) => (
                <option key={one.feature} value={pathOf(one)}>
                  {say('part', { name: one.feature, read: one.read, all: one.texts })}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <form className={c('find')} onSubmit={find}>
        <TextField
          key={asked.search}
          label={say('search')}
          name="search"
          type="search"
          maxLength={200}
          autoComplete="off"
          defaultValue={asked.search ?? ''}
        />
        <Button type="submit" kind="paper">
          {say('find')}
        </Button>
      </form>
    </search>
  );
};
