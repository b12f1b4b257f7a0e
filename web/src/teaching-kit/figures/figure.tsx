import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { teachingTexts } from '#messages/teaching/en.ts';
import { classes } from '#ui/classes.ts';
import css from './figures.module.css';

const c = classes(css);

type Props = {
  /** The caption of the table behind the chart. */
  caption: string;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** One sentence that explains the chart. */
  reads: string;
  children: ReactNode;
};

/** A chart, the sentence that explains it, and the table behind it. */
export const Figure = ({ caption, head, rows, reads, children }: Props) => {
  const say = useText(teachingTexts);
  return (
    <div className={c('figure')}>
      {children}
      <p className={c('reads')}>{reads}</p>
      <details className={c('behind')}>
        <summary>{say('showTable')}</summary>
        <table className={c('table')}>
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              {head.map((word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
                  <td key={at} className="num">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
};
