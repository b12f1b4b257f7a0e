import { Plus } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from '../own-lessons.module.css';
import type { DraftState } from '../use-draft.ts';
import { newQuestion } from './question-draft.ts';
import { QuestionForm } from './question-form.tsx';

const c = classes(css);

/** The server says what is wrong by the whole path of a field; here it stands at its question. */
export const saidOf = (fields: Readonly<Record<string, string>>, start: string): string | null =>
  Object.entries(fields).find(([path]) => path === start || path.startsWith(`${start}.`))?.[1] ?? null;

/** The quiz of the lesson. */
export const QuestionsPart = ({ state }: { state: DraftState }) => {
  const say = useText(ownLessons);
  const { draft, change, problems, said } = state;
  if (draft === null) return null;
  const { questions } = draft;
  return (
    <div className={c('stack')}>
      <p className={c('hint')}>{say('questionsLead')}</p>
      {questions.map((question, place) => (
        <QuestionForm
          key={question.key}
          label={say('questionN', { n: place + 1 })}
          question={question}
          problem={
            (question.prompt === '' && question.id === null ? null : problems[`questions.${place}`]) ??
            saidOf(said.fields, `questions.${place}`)
          }
          onChange={(changed) =>
            change({ questions: questions.map((one, at) => (at === place ? changed : one)) })
          }
          onRemove={() => change({ questions: questions.filter((_, at) => at !== place) })}
        />
      ))}
      <div>
        <Button icon={<Plus />} onClick={() => change({ questions: [...questions, newQuestion()] })}>
          {say('addQuestion')}
        </Button>
      </div>
    </div>
  );
};
