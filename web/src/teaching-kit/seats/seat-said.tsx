import { useText } from '#lib/language.tsx';
import { classTexts as texts } from '#messages/classes/en.ts';
import { Button } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './seats.module.css';

const c = classes(css);

/** Who left the class or was moved, in words. */
export type Left = { childId: number; text: string };
type Props = { failed: string | null; left: Left | null; onUndo: (childId: number) => void };

/** What was just done with a seat, or why not. It stays in sight: the hundredth pupil of a class stands far below. */
export const SeatSaid = ({ failed, left, onUndo }: Props) => {
  const say = useText(texts);
  if (failed === null && left === null) return null;
  return (
    <div className={join(c('said'), 'noprint')}>
      {failed !== null && <Notice kind="bad">{failed}</Notice>}
      {left !== null && (
        <Notice
          kind="ok"
          action={
            <Button size="sm" kind="paper" onClick={() => onUndo(left.childId)}>
              {say('undo')}
            </Button>
          }
        >
          {left.text}
        </Notice>
      )}
    </div>
  );
};
