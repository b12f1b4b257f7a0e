import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { assignments as texts } from '#messages/assignments/en.ts';
import { useParams } from '#routing/index.ts';
import { FailedButKept, useKeptAnswer } from '#teaching-kit/kept/index.ts';
import { RefusedReviews } from '#teaching-kit/reviews/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { NotHere } from '#ui/not-here.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Acts } from './acts.tsx';
import { type Results, resultsOf } from './assignments.api.ts';
import css from './assignments.module.css';
import { CountsBar } from './results/counts-bar.tsx';
import { MistakeCard } from './results/mistake-card.tsx';
import { PupilsCard } from './results/pupils-card.tsx';
import { QuestionsCard } from './results/questions-card.tsx';
import { Waiting } from './reviewing/waiting.tsx';

const c = classes(css);

const Mistakes = ({ mistakes, unnamed, class: room }: Pick<Results, 'mistakes' | 'unnamed' | 'class'>) => {
  const say = useText(texts);
  return (
    <Card as="section">
      <h2>{say('byMistake')}</h2>
      <p className={c('muted')}>{mistakes.length === 0 ? say('noMistakes') : say('thoughts')}</p>
      {mistakes.map((one, place) => (
        <MistakeCard key={one.id} one={one} classId={room.id} first={place === 0} />
      ))}
      {unnamed > 0 && <p className={c('mistake')}>{say('unnamed', { count: unnamed })}</p>}
    </Card>
  );
};

/** /assignments/:id: first work to review and common mistakes; then questions and pupils. */
export const ResultsPage = () => {
  const say = useText(texts);
  const { language } = useLanguage();
  const id = Number(useParams()['id']);
  const { state, data, asOf, failure, retry } = useKeptAnswer(`assignment ${id}`, () => resultsOf(id), {
    afterProgress: true,
  });
  usePageTitle(data?.title ?? say('title'));
  if (state === 'missing')
    return (
      <>
        <RefusedReviews />
        <NotHere title={say('gone')} text={say('goneText')} to={paths.assignments} way={say('toAll')} />
      </>
    );
  const failed = state === 'failed' && (
    <FailedButKept retry={retry} failed={failure?.said ?? say('loadFailed')} asOf={asOf} failure={failure} />
  );
  if (data === null) return failed || <Bones lines={5} label={say('loading')} />;
  const day = data.dueOn === null ? say('noDay') : say('dueOn', { date: dayText(language, data.dueOn) });
  const lead = [data.class.name, data.group, day].filter((part) => part !== null).join(' · ');
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle title={data.title} lead={lead} />
      {failed}
      <RefusedReviews
        isShown={(one) =>
          one.assignmentId === data.id &&
          data.pupils.some(({ id, handIn }) => id === one.learnerId && handIn?.outcome === null)
        }
      />
      <Acts data={data} onDone={retry} />
      <CountsBar data={data} />
      {data.word !== '' && <p className={c('written')}>{data.word}</p>}
      <div className={c('columns')}>
        <div className={c('stack')}>
          <Waiting data={data} />
          {data.kind !== 'paper' && <Mistakes {...data} />}
        </div>
        <div className={c('stack')}>
          {data.kind !== 'paper' && data.kind !== 'practice' && <QuestionsCard questions={data.questions} />}
          <PupilsCard pupils={data.pupils} wanted={data.wanted} />
        </div>
      </div>
    </div>
  );
};
