import type { TableVisual } from '@afrolearn/learning/lessons/diagrams.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { visuals } from '#messages/visuals/en.ts';
import { classes } from '#ui/classes.ts';
import { part, type VisualProps } from '../visual-props.ts';
import css from './table.module.css';

const c = classes(css);

/** Rows appear one by one. Unknowns are empty boxes. */
export const Table = ({ visual, shown }: VisualProps<TableVisual>) => {
  const say = useText(visuals);
  const { language } = useLanguage();
  const { title, head, rows, marks = [] } = visual;
  const isMarked = (row: number, column: number) =>
    marks.some(([markedRow, markedColumn]) => markedRow === row && markedColumn === column);
  return (
    <div className={c('place')}>
      <table className={c('table')} data-rows={rows.length > 5 ? 'many' : 'few'}>
        {title !== undefined && <caption>{title}</caption>}
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places
            <tr key={at} data-part={`row-${at + 1}`} {...part(at, shown)}>
              {row.map((words, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their places
                  key={column}
                  data-part={`cell-${at + 1}-${column + 1}`}
                  data-marked={isMarked(at + 1, column + 1)}
                >
                  {words === '?' ? (
                    <>
                      <i aria-hidden="true" />
                      <span className="vh" lang={language}>
                        {say('gap')}
                      </span>
                    </>
                  ) : (
                    words
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
