import { DrawingRow, useDrawings } from '#people-kit/paper/index.ts';
import { classes } from '#ui/classes.ts';
import { type BlockProps, keyed, put } from './blocks.ts';
import css from './pictures.module.css';
import { Words } from './words.tsx';

const c = classes(css);

/** Rows of drawings for children who cannot read yet: to count, colour and match. */
export const Pictures = ({ block, label, onChange }: BlockProps<'pictures'>) => {
  const sourceOf = useDrawings(block.rows);
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
          <DrawingRow row={row} apart={row.words !== undefined} sourceOf={sourceOf} />
          {row.words !== undefined && (
            <p className={c('words')}>
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
