import type { Language } from '@afrolearn/learning/languages/languages.ts';
import { useAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { family } from '#messages/family/en.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { reportOf } from './parent-dashboard.api.ts';
import css from './parent-dashboard.module.css';

const c = classes(css);

/** A preview of the week's text message. */
export const TextPreview = ({
  child,
  language,
}: {
  child: { id: number; name: string };
  language: Language;
}) => {
  const say = useText(family);
  const { data } = useAnswer(`report ${child.id} weekly ${language}`, () => reportOf(child.id, 'weekly'));
  if (data === null || data.text === null) return null;
  return (
    <Card as="section" aria-labelledby="as-text">
      <h2 id="as-text">{say('howItLooks', child)}</h2>
      <figure className={c('phone')}>
        <p lang={data.language}>{data.text}</p>
        <figcaption>{say('letters', { count: data.text.length })}</figcaption>
      </figure>
    </Card>
  );
};
