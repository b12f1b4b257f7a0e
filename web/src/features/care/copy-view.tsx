import type { Copy, copyParts } from '@afrolearn/contract/care.ts';
import { Download, Printer } from 'lucide-react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dateText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { care } from '#messages/care/en.ts';
import { Bones } from '#ui/bones.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { copyOf } from './care.api.ts';
import css from './care.module.css';
import { rowWords, type Said, valueWords } from './copy-words.ts';

const c = classes(css);

type Table = Copy['tables'][number];
type Part = (typeof copyParts)[number];

type Kind = keyof typeof care.texts extends infer Key
  ? Key extends `kind.${infer Name}`
    ? Name
    : never
  : never;
const kinds = Object.keys(care.texts).flatMap((key) =>
  key.startsWith('kind.') ? [key.slice(5) as Kind] : [],
);

/* As many as a family would read on paper; the file has all. */
const shown = 100;

const TableOf = ({ table: { table, when, what, rows }, said }: { table: Table; said: Said }) => {
  const say = useText(care);
  const name = `table.${table}`;
  const title = name in care.texts ? say(name as 'table.users') : table;
  return (
    <section className={c('table')}>
      <h3>
        {title} <small>{say('rowsCount', { count: rows.length })}</small>
      </h3>
      {(when !== null || what.length > 0) && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('when')}</th>
              <th scope="col">{say('what')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(-shown).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no common key, and the list never changes.
              <tr key={at}>
                <td>{when === null ? '' : valueWords(when, row[when], said)}</td>
                <td>{rowWords(row, what, said)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > shown && <p className={c('quiet')}>{say('more', { count: rows.length - shown })}</p>}
    </section>
  );
};

const Photos = ({ files }: Pick<Copy, 'files'>) => {
  const say = useText(care);
  if (files.length === 0) return null;
  return (
    <section className={c('part')}>
      <h2>{say('photos')}</h2>
      <div className={c('photos')}>
        {files.map(({ name, type, base64 }, at) => (
          <img key={name} src={`data:${type};base64,${base64}`} alt={say('photoAlt', { n: at + 1 })} />
        ))}
      </div>
    </section>
  );
};

const save = (copy: Copy) => {
  const words = JSON.stringify(copy, null, 2);
  const address = URL.createObjectURL(new Blob([words], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `afrolearn-${copy.about.id}-${copy.madeAt.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
};

const Parts = ({ copy }: { copy: Copy }) => {
  const say = useText(care);
  const { language } = useLanguage();
  const said: Said = {
    language,
    yes: say('yes'),
    no: say('no'),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, say(`kind.${kind}`)])),
    titles: copy.titles,
    names: copy.names,
  };
  const parts = [...new Set(copy.tables.map(({ part }): Part => part))];
  return (
    <>
      <p className={c('quiet')}>
        {[say('made', { day: dateText(language, copy.madeAt) }), copy.about.school]
          .filter((one) => one !== null)
          .join(' · ')}
      </p>
      {parts.map((part) => (
        <section key={part} className={c('part')}>
          <h2>{say(`part.${part}`)}</h2>
          {copy.tables
            .filter((table) => table.part === part)
            .map((table) => (
              <TableOf key={table.table} table={table} said={said} />
            ))}
        </section>
      ))}
      <Photos files={copy.files} />
    </>
  );
};

/** All data of a person, to read, print and download (promise C8). */
export const CopyView = ({ childId, onBack }: { childId: number | null; onBack: () => void }) => {
  const say = useText(care);
  const { state, data, retry } = useAnswer(`copy ${childId ?? 'own'}`, () => copyOf(childId));
  const title = data === null ? say('copyTitle') : say('copyOf', { name: data.about.name });
  usePageTitle(title);
  return (
    <>
      <PageTitle
        title={title}
        actions={
          <span className={`${c('acts')} noprint`}>
            <Button size="sm" kind="ghost" onClick={onBack}>
              {say('back')}
            </Button>
            {data !== null && (
              <>
                <Button size="sm" kind="paper" onClick={() => window.print()}>
                  <Printer aria-hidden />
                  {say('print')}
                </Button>
                <Button size="sm" onClick={() => save(data)}>
                  <Download aria-hidden />
                  {say('save')}
                </Button>
              </>
            )}
          </span>
        }
      />
      {state === 'loading' && data === null && <Bones lines={8} label={say('loading')} />}
      {(state === 'failed' || state === 'missing') && data === null && (
        <Failed retry={retry}>{say('loadFailed')}</Failed>
      )}
      {data !== null && <Parts copy={data} />}
    </>
  );
};
