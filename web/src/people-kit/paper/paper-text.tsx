import { type PaperPart, paperParts } from '@afrolearn/learning/assignments/paper-parts.ts';
import { classes } from '#ui/classes.ts';
import { DrawingRow, useDrawings } from './drawing-row.tsx';
import css from './paper.module.css';

const c = classes(css);

/* Parts have no id and may repeat, so the index is the key. */
const placed = <T,>(all: readonly T[]) => all.map((one, at) => ({ one, key: `${at}` }));

const Part = ({ part, sourceOf }: { part: PaperPart; sourceOf: ReturnType<typeof useDrawings> }) => {
  if (part.kind === 'pictures') return <DrawingRow row={part} sourceOf={sourceOf} />;
  if (part.kind === 'points')
    return (
      <ul>
        {placed(part.lines).map(({ one, key }) => (
          <li key={key}>{one}</li>
        ))}
      </ul>
    );
  if (part.kind === 'heading') return <h3>{part.text}</h3>;
  return <p className={c(part.kind === 'under' && 'under')}>{part.text}</p>;
};

/** A paper task's text and drawings, typed by a teacher or from the assistant. */
export const PaperText = ({ text }: { text: string }) => {
  const parts = paperParts(text);
  const sourceOf = useDrawings(parts.flatMap((part) => (part.kind === 'pictures' ? [part] : [])));
  return (
    <div className={c('paper')}>
      {placed(parts).map(({ one, key }) => (
        <Part key={key} part={one} sourceOf={sourceOf} />
      ))}
    </div>
  );
};
