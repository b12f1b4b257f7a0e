import { type RiddleBook, regionsOf, riddleBands } from '@afrolearn/learning/tools/jokes-riddles/riddles.ts';
import type { RoundChoice } from '@afrolearn/learning/tools/jokes-riddles/round.ts';
import { useText } from '#lib/language.tsx';
import { jokesRiddles } from '#messages/tools-jokes-riddles/en.ts';
import { classes } from '#ui/classes.ts';
import { SelectField } from '#ui/field.tsx';
import css from './jokes-riddles.module.css';

const c = classes(css);

export type View = RoundChoice['kind'] | 'favourites';
const views = [
  ['riddle', 'riddles'],
  ['joke', 'jokes'],
  ['favourites', 'favourites'],
] as const;

/** Riddles, jokes or favourites. */
export const ViewChoice = ({ view, onView }: { view: View; onView: (view: View) => void }) => {
  const say = useText(jokesRiddles);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in old browsers
    <div role="group" aria-label={say('kinds')} className={c('views')}>
      {views.map(([name, text]) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
          {say(text)}
        </button>
      ))}
    </div>
  );
};

type EntryChoiceProps = { book: RiddleBook; choice: RoundChoice; onChoose: (choice: RoundChoice) => void };

/** The class and the region. Folded, because the class is known already. */
export const EntryChoice = ({ book, choice, onChoose }: EntryChoiceProps) => {
  const say = useText(jokesRiddles);
  const { band, kind, region } = choice;
  return (
    <details className={c('choice')}>
      <summary>{say('choose', { band, region: region ?? say('everywhere') })}</summary>
      <div>
        <SelectField
          label={say('band')}
          value={band}
          onChange={({ target }) =>
            onChoose({ ...choice, band: riddleBands.find((one) => one === target.value) ?? band })
          }
        >
          {riddleBands.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        {kind === 'riddle' && (
          <SelectField
            label={say('region')}
            value={region ?? ''}
            onChange={({ target }) =>
              onChoose({ ...choice, region: target.value === '' ? null : target.value })
            }
          >
            <option value="">{say('everywhere')}</option>
            {regionsOf(book).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        )}
      </div>
    </details>
  );
};
