import type { SpellingWord } from '@afrolearn/learning/tools/spelling-bee/words.ts';
import { useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { spellingBee } from '#messages/tools-spelling-bee/en.ts';
import { classes } from '#ui/classes.ts';
import { ClothBand } from '#ui/cloth.tsx';
import css from './word-card.module.css';

const c = classes(css);

/** The letters of a word, which of them are tricky, and where a part ends. */
const lettersOf = ({ word, parts, tricky }: SpellingWord) => {
  const from = tricky === undefined ? -1 : word.lastIndexOf(tricky);
  const to = from + (tricky?.length ?? 0);
  let end = 0;
  const ends = parts.map((part) => {
    end += part.length;
    return end;
  });
  return [...word].map((letter, at) => ({
    at,
    letter,
    isTricky: from >= 0 && at >= from && at < to,
    endsPart: ends.includes(at + 1) && at + 1 < word.length,
  }));
};

/** The word itself, taken from under the cloth: in parts, its tricky letters underlined, and its meaning. */
export const WordCard = ({ word, showsTip }: { word: SpellingWord; showsTip: boolean }) => {
  const say = useText(spellingBee);
  return (
    <div className={c('card')}>
      <ClothBand kind="band" />
      <div className={c('in')}>
        <p className={c('word')} lang="en">
          <span className="vh">{word.word}</span>
          <span aria-hidden="true">
            {lettersOf(word).map(({ at, letter, isTricky, endsPart }) => (
              <span key={at} data-tricky={isTricky}>
                {letter}
                {endsPart && <i>·</i>}
              </span>
            ))}
          </span>
        </p>
        <Ear text={[word.word, word.sentence]} look="big" />
        <p className={c('means')} lang="en">
          <Spoken text={word.means} />
        </p>
        {showsTip && word.tricky !== undefined && (
          <p className={c('means')}>{say('lookAt', { letters: word.tricky })}</p>
        )}
      </div>
    </div>
  );
};
