import { useOwnAnswer } from '#ask/use-answer.ts';
import { call } from '#lib/call.ts';
import { classes } from '#ui/classes.ts';
import { type BlockProps, keyed, put } from './blocks.ts';
import css from './pictures.module.css';
import { Words } from './words.tsx';

const c = classes(css);

/** Rows of drawings for who cannot read yet: to count, to colour, to join with a word. */
export const Pictures = ({ block, label, onChange }: BlockProps<'pictures'>) => {
  const names = [...new Set(block.rows.flatMap(({ pictures }) => pictures.map(({ drawing }) => drawing)))]
    .sort()
    .join('+');
  const { data } = useOwnAnswer(
    `drawings in ${names}`,
    async () => (await call('GET /drawings', { query: { names } })).drawings,
    { afterProgress: false },
  );
  // Shown as a picture of its own, never as part of our page.
  const sourceOf = (name: string) => {
    const svg = data?.find((one) => one.name === name)?.svg;
    return svg === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`;
  };
  return (
    <ul className={c('rows')}>
      {keyed(block.rows).map(({ one: row, at, key }) => (
        <li key={key}>
          <Words
            label={label}
            text={row.task}
            onChange={
              onChange && ((task) => onChange({ ...block, rows: put(block.rows, at, { ...row, task }) }))
            }
          />
          <div className={c('row', row.words !== undefined && 'apart')}>
            {row.pictures.flatMap(({ drawing, times }) =>
              keyed(Array.from({ length: times })).map(({ key: place }) => (
                <img
                  key={`${drawing} ${place}`}
                  className={c('picture', row.pale && 'pale')}
                  src={sourceOf(drawing)}
                  alt={drawing.replace(/-/g, ' ')}
                />
              )),
            )}
            {row.write && <span className={c('box')} />}
          </div>
          {row.words !== undefined && (
            <p className={c('row', 'apart', 'words')}>
              {keyed(row.words).map(({ one, key: place }) => (
                <span key={place}>{one}</span>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
};
