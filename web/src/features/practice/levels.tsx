import { type PracticeLevel, practiceLevels } from '@afrolearn/learning/practice/exercise.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { Ear } from '#listen/ear.tsx';
import { Spoken } from '#listen/spoken.tsx';
import { practice } from '#messages/practice/en.ts';
import { classes } from '#ui/classes.ts';
import css from './practice.module.css';

const c = classes(css);

const levelNames = { 1: 'level1', 2: 'level2', 3: 'level3' } as const;

type LevelsProps = {
  level: PracticeLevel;
  /** The levels can be read aloud; each is highlighted meanwhile. */
  isYoung: boolean;
  onChoose: (level: PracticeLevel) => void;
};

/** How hard the exercises are. */
export const Levels = ({ level, isYoung, onChoose }: LevelsProps) => {
  const say = useText(practice);
  const { language } = useLanguage();
  const names = practiceLevels.map((one) => say(levelNames[one]));
  return (
    <fieldset className={c('choices')} data-young={isYoung}>
      <legend className="vh">{say('level')}</legend>
      {practiceLevels.map((one, at) => (
        <label key={one}>
          <input type="radio" name="level" checked={one === level} onChange={() => onChoose(one)} />
          <span>
            <Spoken text={names[at] ?? ''} />
          </span>
        </label>
      ))}
      {isYoung && <Ear text={[say('level'), ...names]} lang={language} />}
    </fieldset>
  );
};
