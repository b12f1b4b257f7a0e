import { generatorById } from '@afrolearn/learning/practice/generators.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { practice } from '#messages/practice/en.ts';
import { useParams } from '#routing/index.ts';
import { NotHere } from '#ui/not-here.tsx';
import { PracticeList } from './practice-list.tsx';
import { PracticeOf } from './practice-of.tsx';

const NoPractice = () => {
  const say = useText(practice);
  usePageTitle(say('notFound'));
  return (
    <NotHere
      title={say('notFound')}
      text={say('notFoundText')}
      to={paths.practice}
      way={say('allPractice')}
    />
  );
};

/** /practice lists all practice, /practice/{generator} is one of it. Both are open to guests. */
export const PracticePage = () => {
  const { generator } = useParams();
  if (generator === undefined) return <PracticeList />;
  const known = generatorById(generator);
  return known === null ? <NoPractice /> : <PracticeOf key={known.id} generator={known} />;
};
