import { generatorById } from '@afrolearn/learning/practice/generators.ts';
import { useParams } from 'react-router';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { practice } from '#messages/en/practice.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import crane from '#ui/pictures/illustrations/lost-crane.svg?no-inline';
import { PracticeList } from './practice-list.tsx';
import { PracticeOf } from './practice-of.tsx';

const NotHere = () => {
  const say = useText(practice);
  usePageTitle(say('notFound'));
  return (
    <Empty
      picture={crane}
      title={say('notFound')}
      level={1}
      action={<ButtonLink to="/practice">{say('allPractice')}</ButtonLink>}
    >
      {say('notFoundText')}
    </Empty>
  );
};

/** /practice lists all practice, /practice/{generator} is one of it. Both are open to guests. */
export const PracticePage = () => {
  const { generator } = useParams();
  if (generator === undefined) return <PracticeList />;
  const known = generatorById(generator);
  return known === null ? <NotHere /> : <PracticeOf key={known.id} generator={known} />;
};
