import { useText } from '#lib/language.tsx';
import { lesson } from '#messages/lesson/en.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type LeftOutProps = {
  count: number;
  /** The only one that is left out is the one that stands here. */
  isThis: boolean;
  /** The number of the first. */
  place: number;
  onGo: () => void;
  /** Null where the main button finishes. */
  onFinish: (() => void) | null;
};

/** Before a quiz is finished: what was left out, the way to it, and the way to finish all the same. */
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
