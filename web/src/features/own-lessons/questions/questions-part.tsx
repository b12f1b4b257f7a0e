import { Plus } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { ownLessons } from '#messages/own-lessons/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import css from '../own-lessons.module.css';
import type { DraftState } from '../use-draft.ts';
import { idOfQuestion, Mends, problemAt } from './mends.tsx';
import { newQuestion } from './question-draft.ts';
import { QuestionForm } from './question-form.tsx';

const c = classes(css);

/** The quiz of the lesson. */
export const QuestionsPart = ({ state }: { state: DraftState }) => {
  const say = useText(ownLessons);
  const { draft, change } = state;
  if (draft === null) return null;
  const { questions } = draft;
  return (
    <div className={c('stack')}>
      <p className={c('hint')}>{say('questionsLead')}</p>
      <Mends state={state} />
      {questions.map((question, place) => (
        <QuestionForm
          key={question.key}
          label={say('questionN', { n: place + 1 })}
          question={question}
          id={idOfQuestion(place)}
          problem={problemAt(state, place)}
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
