import { parseEntryId } from '@afrolearn/learning/lessons/ids.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { assignments as texts } from '#messages/assignments/en.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Mistake } from '../assignments.api.ts';
import css from '../assignments.module.css';

const c = classes(css);

const inWords = ({ prompt, choices }: { prompt: string; choices: readonly string[] }) =>
  choices.length === 0 ? prompt : `${prompt} (${choices.join(' / ')})`;

const Reteach = ({ made }: { made: NonNullable<Mistake['reteach']> }) => {
  const say = useText(texts);
  return (
    <div className={c('reteach')}>
      <p className={c('badges')}>
        <Badge kind="notyet">{say('reteach')}</Badge>
        <span className={c('muted')}>{say('noDevice')}</span>
      </p>
      <p className={c('written')}>
        <strong>{say('ask')}</strong> {inWords(made.ask)}
      </p>
      <p className={c('written')}>
        <strong>{say('do')}</strong> {made.act.title}.{'\n'}
        {made.act.lines.join('\n')}
      </p>
      <p>
        <strong>{say('say')}</strong> {made.say.join(' ')}
      </p>
      <p className={c('written')}>
        <strong>{say('check')}</strong> {inWords(made.check)} <em>{made.check.answer}</em>
      </p>
    </div>
  );
};

/** A common mistake: how many made it, where, and a five-minute lesson. Names come last. */
export const MistakeCard = ({ one, classId, first }: { one: Mistake; classId: number; first: boolean }) => {
  const say = useText(texts);
  const { pupils, lesson, practice } = one;
  const these = { class: String(classId), pupils: pupils.map(({ id }) => id).join(',') };
  return (
    <details className={c('mistake')} open={first}>
      <summary>
        <strong className="num">{pupils.length}</strong> <strong>{one.name}</strong>{' '}
        {one.questions.length > 0 && (
          <span className={c('muted')}>
            {one.questions.length === 1
              ? say('inQuestion', { number: one.questions[0] ?? '' })
              : say('inQuestions', { numbers: one.questions.join(', ') })}
          </span>
        )}
      </summary>
      {one.reteach === null ? (
        <p>
          {say('noReteach')} {one.help}
        </p>
      ) : (
        <Reteach made={one.reteach} />
      )}
      <p className={c('muted')}>{pupils.map(({ name }) => name).join(', ')}</p>
      <p className={c('actions')}>
        {lesson !== null && (
          <ButtonLink
            size="sm"
            to={paths.newAssignmentOf({ ref: lesson.id, title: lesson.title, ...these, again: '1' })}
          >
            {say('assignThese', { count: pupils.length })}
          </ButtonLink>
        )}
        {practice !== null && (
          <ButtonLink
            kind="paper"
            size="sm"
            className={c('ready')}
            to={paths.newAssignmentOf({ ...practice, ...these })}
          >
            {say('practiseThese', { title: practice.title })}
          </ButtonLink>
        )}
        {lesson !== null && parseEntryId(lesson.id)?.type === 'video' && (
          <ButtonLink kind="paper" size="sm" to={paths.reteachPlanOf(lesson.id, one.id)}>
            {say('longerPlan')}
          </ButtonLink>
        )}
      </p>
    </details>
  );
};
