import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type LeftOutProps = {
  count: number;
  /** The only skipped question is the current one. */
  isThis: boolean;
  /** The number of the first skipped one. */
  place: number;
  onGo: () => void;
  /** Null where the main button finishes. */
  onFinish: (() => void) | null;
};

/** Before finishing a quiz: the number of skipped questions, a link to them, and a way to finish anyway. */
export const LeftOut = ({ count, isThis, place, onGo, onFinish }: LeftOutProps) => {
  const say = useText(lesson);
  return (
    <Notice
      kind="notyet"
      action={
        <>
          {!isThis && (
            <Button kind="quiet" size="sm" onClick={onGo}>
              {say('goToQuestion', { n: place })}
            </Button>
          )}
          {onFinish !== null && (
            <Button kind="quiet" size="sm" onClick={onFinish}>
              {say('finish')}
            </Button>
          )}
        </>
      }
    >
      {isThis ? say('stillOpen') : say('leftOut', { count })}
    </Notice>
  );
};
