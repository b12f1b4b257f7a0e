import { subjectById } from '@afrolearn/learning/catalogue/subjects.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { courses } from '#messages/courses/en.ts';
import { useParams } from '#routing/index.ts';
import { Empty } from '#ui/empty.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import { areaOf, courseOf, SubjectView } from './subject-view.tsx';

/** /subject/{id}: the subject's real page; the documented text for an unknown id. */
export const SubjectPage = () => {
  const say = useText(courses);
  const { id = '' } = useParams();
  const subject = subjectById(Number(id));
  usePageTitle(subject?.name ?? say('subjectUnknown', { id }));
  if (subject === undefined) {
    return (
      <Empty picture={basket} title={say('subjectUnknown', { id })} level={1}>
        {say('subjectSoon')}
      </Empty>
    );
  }
  const course =
    subject.kind === 'beyond' ? areaOf(subject.name, subject.id) : courseOf(subject.name, [subject.id]);
  return <SubjectView key={subject.id} course={course} picture={subject.id} />;
};
