import { ArrowLeft, Printer } from 'lucide-react';
import { Failed } from '#ask/failed.tsx';
import { useAnswer } from '#ask/use-answer.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { resources as texts } from '#messages/resources/en.ts';
import { useParams } from '#routing/index.ts';
import { isResource, loadResource, ResourceSheet } from '#teaching-kit/resources/index.ts';
import { Bones } from '#ui/bones.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes, join } from '#ui/classes.ts';
import { NotHere } from '#ui/not-here.tsx';
import { Notice } from '#ui/notice.tsx';
import css from './resource-page.module.css';

const c = classes(css);

/** /teacher-dashboard/resources/:id: one of the four sheets, to read and to print. */
export const ResourcePage = () => {
  const say = useText(texts);
  const { language } = useLanguage();
  const asked = useParams()['id'] ?? '';
  const id = isResource(asked) ? asked : null;
  const sheet = useAnswer(id === null ? null : `sheet ${id}`, () => loadResource[id ?? 'class-of-90']());
  usePageTitle(id === null ? say('title') : say(id));
  if (id === null)
    return (
      <NotHere
        title={say('missing')}
        text={say('missingText')}
        to={paths.teacherDashboard}
        way={say('back')}
      />
    );
  return (
    <div className={c('page')} data-mood="adult">
      <p className={join(c('tools'), 'noprint')}>
        <ButtonLink kind="ghost" size="sm" icon={<ArrowLeft />} to={paths.teacherDashboard}>
          {say('back')}
        </ButtonLink>
        <Button size="sm" icon={<Printer />} onClick={() => window.print()}>
          {say('print')}
        </Button>
      </p>
      {language !== 'en' && (
        <Notice kind="info" className="noprint">
          {say('english')}
        </Notice>
      )}
      {sheet.state === 'loading' && <Bones lines={10} label={say('loading')} />}
      {sheet.state === 'failed' && <Failed retry={sheet.retry}>{say('failed')}</Failed>}
      {sheet.data !== null && <ResourceSheet title={say(id)} resource={sheet.data} />}
    </div>
  );
};
