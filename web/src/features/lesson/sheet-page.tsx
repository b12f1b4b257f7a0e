import { ArrowLeft, Printer } from 'lucide-react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { Blocks, lessonWith } from '#lesson-kit/index.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { courses } from '#messages/courses/en.ts';
import { lesson as texts } from '#messages/lesson/en.ts';
import { useParams } from '#routing/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';
import css from './sheet-page.module.css';

const c = classes(css);

/** A sheet of a lesson: to read here, and to print in black on white. */
export const SheetPage = () => {
  const say = useText(texts);
  const sayCourses = useText(courses);
  const { id = '', sheet = '' } = useParams();
  const lesson = useAnswer(`lesson ${id}`, () => lessonWith(id), { endsOn: [] });
  const content = lesson.data?.content?.type === 'video' ? lesson.data.content : null;
  const found = content?.resources.find((resource) => resource.id === sheet);
  const blocks = found?.type === 'doc' ? found.sheet : null;
  usePageTitle(found?.title ?? say('typeDoc'));
  const back = (
    <ButtonLink kind="ghost" icon={<ArrowLeft />} to={paths.lesson(id)}>
      {say('backToLesson')}
    </ButtonLink>
  );
  if (lesson.state === 'loading') return <Bones lines={6} label={say('loading')} />;
  if (lesson.state === 'failed') return <Failed retry={lesson.retry}>{sayCourses('failed')}</Failed>;
  if (blocks === null || found === undefined || lesson.data === null) {
    return (
      <Empty picture={basket} title={say('noResources')} level={1} action={back}>
        {null}
      </Empty>
    );
  }
  return (
    <div className={c('page')}>
      <div className={c('bar')}>
        {back}
        <Button icon={<Printer />} onClick={() => print()}>
          {say('print')}
        </Button>
      </div>
      <article className={c('sheet')}>
        <p className={c('from')}>
          {[lesson.data.subject, lesson.data.grade, lesson.data.title].filter(Boolean).join(' · ')}
        </p>
        <h1>{found.title}</h1>
        <p className={c('lines')}>
          <span>{say('name')}</span>
          <span>{say('date')}</span>
        </p>
        <Blocks blocks={blocks} figures={content?.figures ?? {}} level={2} />
      </article>
    </div>
  );
};
