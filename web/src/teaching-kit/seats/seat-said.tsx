import { useText } from '#lib/language.tsx';
import { classTexts as texts } from '#messages/classes/en.ts';
import { Button } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import css from './seats.module.css';

const c = classes(css);

/** The pupil who was moved or removed, and the message. */
export type Left = { childId: number; text: string };
type Props = { failed: string | null; left: Left | null; onUndo: (childId: number) => void };

/** The result of a seat action. Sticky, because the hundredth pupil is far down the page. */
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
