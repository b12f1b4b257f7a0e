import { toolIds } from '@afrolearn/learning/assistant/tools.ts';
import { useText } from '#lib/language.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { assistant } from '#messages/assistant/en.ts';
import { AssistantTab, shownGroups } from '#teaching-kit/assistant/index.ts';
import { classes } from '#ui/classes.ts';
import { PageTitle } from '#ui/page-title.tsx';
import css from './assistant.module.css';

const c = classes(css);

/** /teacher-dashboard/assistant */
export const AssistantPage = () => {
  const say = useText(assistant);
  usePageTitle(say('title'));
  const count = shownGroups.reduce((sum, group) => sum + toolIds[group].length, 0);
  return (
    <div className={c('all')} data-mood="adult">
      <PageTitle title={say('title')} lead={say('lead', { count })} />
      <AssistantTab />
    </div>
  );
};
