import type { Answer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { useProfile } from '#lib/profile.tsx';
import { profile } from '#messages/profile/en.ts';
import { TreeOfSeeds } from '#progress-kit/baobab/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Bones } from '#ui/bones.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import css from './how-you-learn.module.css';
import type { Character } from './profile.api.ts';

const c = classes(css);

/** Spec 1 §8. Demo only, and labelled: nothing is invented about a real child (G22). */
const sample: Character = { learningStyle: 'Balanced', strengths: ['curiosity', 'persistence'] };

const cloths = ['science', 'english', 'sst', 'math', 'life'] as const;

type Props = { character: Answer<Character>; seeds: number | null };

/** The learning style, 'Your Superpowers', and the tree that grows of the seeds. */
export const HowYouLearn = ({ character, seeds }: Props) => {
  const say = useText(profile);
  const isDemo = useProfile() === 'demo';
  const isSample = character.data === null && character.state === 'failed' && isDemo;
  const shown = isSample ? sample : character.data;
  if (shown === null && character.state === 'failed' && seeds === null) return null;
  return (
    <Card as="section" aria-labelledby="how-you-learn">
      <h2 id="how-you-learn">{say('howYouLearn')}</h2>
      {shown === null && character.state === 'loading' && <Bones lines={3} label={say('loading')} />}
      {shown !== null && (
        <div className={c('style')}>
          <p className="read">
            <b>{shown.learningStyle}</b>
          </p>
          {isSample && <Badge kind="info">{say('sample')}</Badge>}
          <h3>{say('superpowers')}</h3>
          <ul className={c('powers')}>
            {shown.strengths.map((strength, at) => (
              <li key={strength}>
                <Badge cloth={cloths[at % cloths.length]}>
                  <span className={c('power')}>{strength}</span>
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {seeds !== null && <TreeOfSeeds seeds={seeds} className={c('tree')} />}
    </Card>
  );
};
