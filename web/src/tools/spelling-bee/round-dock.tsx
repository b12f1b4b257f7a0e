import type { SpellingWord } from '@afrolearn/learning/tools/spelling-bee/words.ts';
import { useText } from '#lib/language.tsx';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { NotYet } from './not-yet.tsx';
import { canCheck, lettersMissing, type Round, spelled } from './round.ts';
import css from './spelling-bee.module.css';

const c = classes(css);

type RoundDockProps = { round: Round | null; word: SpellingWord | null; onPress: () => void };

/** The one button of each moment. While letters are missing it says how many. */
export const RoundDock = ({ round, word, onPress }: RoundDockProps) => {
  const say = useText(spellingBee);
  if (round === null || word === null)
    return (
      <>
        <span className={c('tip')} />
        <Button onClick={onPress}>{say(round === null ? 'start' : 'sevenMore')}</Button>
      </>
    );
  const { phase } = round;
  if (phase === 'spell') {
    const missing = lettersMissing(round);
    const isReady = canCheck(round);
    const unready = missing === null ? say('spellIt') : say('more', { count: missing });
    return (
      <>
        <p className={c('tip')}>{say('tapOrType')}</p>
        <Button kind={isReady ? 'action' : 'quiet'} aria-disabled={!isReady} onClick={onPress}>
          {isReady ? say('check') : unready}
        </Button>
      </>
    );
  }
  if (phase === 'look')
    return (
      <>
        <span className={c('tip')} />
        <Button onClick={onPress}>{say('cover')}</Button>
      </>
    );
  const isLast = phase === 'right' || round.isLastTry;
  const onwards = say(round.at === round.words.length - 1 ? 'toEnd' : 'next');
  return (
    <>
      {phase === 'notyet' ? (
        <NotYet wrote={spelled(round)} word={word.word} isLast={isLast} />
      ) : (
        <span className={c('tip')} />
      )}
      <Button onClick={onPress}>{isLast ? onwards : say('coverAgain')}</Button>
    </>
  );
};
