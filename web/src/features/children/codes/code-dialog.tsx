import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import css from '../children-page.module.css';
import { fourAndFour } from './code-text.ts';

const c = classes(css);

export type MadeCode = { child: { name: string }; code: string; expiresAt: string };

/** The code for one more guardian, in two groups of four, for reading aloud or copying. */
export const CodeDialog = ({ made, onClose }: { made: MadeCode | null; onClose: () => void }) => {
  const say = useText(texts);
  const { language } = useLanguage();
  return (
    <Dialog
      open={made !== null}
      onClose={onClose}
      closeLabel={say('close')}
      title={made !== null && say('inviteCode', made.child)}
    >
      {made !== null && (
        <>
          <p className={c('bigCode')}>{fourAndFour(made.code)}</p>
          <p>
            {say('inviteText', {
              name: made.child.name,
              date: dayText(language, made.expiresAt),
            })}
          </p>
        </>
      )}
    </Dialog>
  );
};
