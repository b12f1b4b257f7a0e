import { mayHave, type SecretKind } from '@afrolearn/learning/people/secrets.ts';
import { useText } from '#lib/language.tsx';
import { useProfile } from '#lib/profile.tsx';
import { children as texts } from '#messages/children/en.ts';
import { ChoiceGroup, RadioChoice } from '#ui/check.tsx';

const words = {
  pictures: ['kindPictures', 'kindPicturesHint'],
  card: ['kindCard', 'kindCardHint'],
  password: ['kindPassword', 'kindPasswordHint'],
} as const;

/** The sign-in methods that this server allows for a class; pictures are for young learners. */
export const useKinds = <K extends SecretKind>(kinds: readonly K[], gradeId: number | null): readonly K[] => {
  const profile = useProfile();
  return kinds.filter((kind) => profile === null || mayHave(kind, { gradeId, profile }));
};

type Props<K extends SecretKind> = {
  kinds: readonly K[];
  chosen: K;
  onChoose: (kind: K) => void;
  error?: string | undefined;
};

export const SecretChoice = <K extends SecretKind>({ kinds, chosen, onChoose, error }: Props<K>) => {
  const say = useText(texts);
  return (
    <ChoiceGroup legend={say('howSignIn')} error={error}>
      {kinds.map((kind) => (
        <RadioChoice
          key={kind}
          name="secret"
          label={say(words[kind][0])}
          hint={say(words[kind][1])}
          checked={chosen === kind}
          onChange={() => onChoose(kind)}
        />
      ))}
    </ChoiceGroup>
  );
};
