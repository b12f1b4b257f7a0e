import type { ToolPage } from '@afrolearn/learning/assistant/page.ts';
import { pupilsPerCopy } from '@afrolearn/learning/assistant/sharing.ts';
import type { ToolId } from '@afrolearn/learning/assistant/tools.ts';
import { useState } from 'react';
import { useText } from '#lib/language.tsx';
import { assistant } from '#messages/assistant/en.ts';
import { classes, join } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import css from '../assistant.module.css';
import { useFirstClass } from '../form/use-first-class.ts';
import { gradeIn } from './grade-in.ts';
import type { Sheets } from './measure.ts';

const c = classes(css);

type Props = { tool: ToolId; page: ToolPage; sheets: Sheets; isGiven: boolean; half: boolean };

const mostCopies = 500;

/** The paper needed for printing, shown before: pupils' pages are copied for the class. */
export const PaperCount = ({ tool, page, sheets: { given, own }, isGiven, half }: Props) => {
  const say = useText(assistant);
  const { valuesFor } = useFirstClass(isGiven);
  const [typed, setTyped] = useState<string | null>(null);
  const pupils = Number(valuesFor(gradeIn(page)).pupils ?? 1);
  const size = isGiven ? Math.ceil(pupils / pupilsPerCopy(tool, page)) : 1;
  const asked = Number(typed ?? size);
  const copies = Number.isInteger(asked) && asked >= 1 && asked <= mostCopies ? asked : null;
  // Two copies of a half page fit one sheet.
  const all = copies === null ? 0 : given * (half ? Math.ceil(copies / 2) : copies);
  return (
    <div className={join(c('bar'), 'noprint')}>
      {isGiven && (
        <TextField
          type="number"
          label={say('field.copies')}
          value={typed ?? String(size)}
          error={copies === null ? say('notThisNumber', { least: 1, most: mostCopies }) : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {copies !== null && (
        <output>{say(own === 0 ? 'paper' : 'paperAndOwn', { sheets: given, copies, all, own })}</output>
      )}
    </div>
  );
};
