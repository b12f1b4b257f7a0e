import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { children as texts } from '#messages/children/en.ts';
import { classes } from '#ui/classes.ts';
import { groupsOfChild } from '../children.api.ts';
import css from './child-community.module.css';

const c = classes(css);

/** A child's study groups: topic and supervising adult, without other children's names. */
export const ChildGroups = ({ childId }: { childId: number }) => {
  const say = useText(texts);
  const { data } = useAnswer(`children/${childId}/groups`, () => groupsOfChild(childId));
  if (data === null) return null;
  return (
    <section>
      <h3>{say('groupsOf')}</h3>
      {data.length === 0 && <p>{say('noGroups')}</p>}
      {data.length > 0 && (
        <ul className={c('list')}>
          {data.map(({ id, name, description, memberCount, lookedAfterBy }) => (
            <li key={id} className={c('group')}>
              <b className={c('name')}>{name}</b>
              {description !== '' && <span>{description}</span>}
              <span>
                {lookedAfterBy === null
                  ? say('groupAlone', { count: memberCount })
                  : say('groupWith', { count: memberCount, name: lookedAfterBy })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
