import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { rosters } from '#messages/rosters/en.ts';
import { StandingNotice } from '#people-kit/index.ts';
import { ClassesTab } from '#teaching-kit/classes/index.ts';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import css from './rosters.module.css';

const c = classes(css);

/** The classes of a teacher on a page of their own. */
export const ClassesPage = () => {
  const say = useText(rosters);
  usePageTitle(say('classes'));
  return (
    <div className={c('page')} data-mood="adult">
      <PageTitle title={say('classes')} lead={say('classesLead')} />
      <StandingNotice />
      <ClassesTab />
    </div>
  );
};
