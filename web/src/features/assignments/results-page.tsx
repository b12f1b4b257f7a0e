import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { dayText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { assignments as texts } from '#messages/assignments/en.ts';
import { useParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { NotHere } from '#ui/not-here.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Acts } from './acts.tsx';
import { type Results, resultsOf } from './assignments.api.ts';
import css from './assignments.module.css';
import { CountsLine } from './counts-line.tsx';
import { MistakeCard } from './mistake-card.tsx';
import { PupilsCard } from './pupils-card.tsx';
import { QuestionsCard } from './questions-card.tsx';
import { Waiting } from './waiting.tsx';

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

/** /assignments/:id: what waits for review and which thoughts stand in the way come first; then questions and pupils. */
export const ResultsPage = () => {
  const say = useText(texts);
  const { language } = useLanguage();
  const id = Number(useParams()['id']);
  const { state, data, failure, retry } = useAnswer(`assignment ${id}`, () => resultsOf(id));
  usePageTitle(data?.title ?? say('title'));
  if (state === 'missing')
    return <NotHere title={say('gone')} text={say('goneText')} to={paths.assignments} way={say('toAll')} />;
  if (data === null)
    return state === 'failed' ? (
      <Failed retry={retry}>{failure?.said ?? say('loadFailed')}</Failed>
    ) : (
      <Bones lines={5} label={say('loading')} />
    );
  const day = data.dueOn === null ? say('noDay') : say('dueOn', { date: dayText(language, data.dueOn) });
  const lead = [data.class.name, data.group, day].filter((part) => part !== null).join(' · ');
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle title={data.title} lead={lead} />
      <Acts data={data} onDone={retry} />
      <CountsLine {...data} />
      {data.word !== '' && <p className={c('written')}>{data.word}</p>}
      <div className={c('columns')}>
        <div className={c('stack')}>
          <Waiting data={data} onDone={retry} />
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
