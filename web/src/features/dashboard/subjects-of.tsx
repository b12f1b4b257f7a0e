import type { Subject } from '@afrolearn/learning/catalogue/subjects.ts';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { useSession } from '#lib/session.tsx';
import { ownToday, subjectsIn } from './dashboard.api.ts';
import { SubjectCards } from './subject-cards.tsx';

type Props = { gradeId: number; subjects: readonly Subject[]; isOwn: boolean };

/** The subjects of a class with progress. Those of the learner's class come with the day's data. */
export const SubjectsOf = ({ gradeId, subjects, isOwn }: Props) => {
  const isLearner = useSession().user?.role === 'learner';
  const own = useOwnAnswer(isLearner && isOwn ? 'today' : null, ownToday).data?.subjects;
  const other = useOwnAnswer(isLearner && !isOwn ? `subjects ${gradeId}` : null, () =>
    subjectsIn(gradeId),
  ).data;
  return <SubjectCards gradeId={gradeId} subjects={subjects} progress={(isOwn ? own : other) ?? null} />;
};
