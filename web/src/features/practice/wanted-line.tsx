import { useState } from 'react';
import { useOwnAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { practice } from '#messages/practice/en.ts';
import { classes } from '#ui/classes.ts';
import { ownWork } from './practice.api.ts';
import css from './practice.module.css';

const c = classes(css);

/* Not refetched after each answer: the page adds its own. */
const rests = 30_000;

export type Counted = { answered: number; right: number };

const none: Counted = { answered: 0, right: 0 };

type Wanted = { from: string; all: number; done: number; right: number };

/**
 * The assigned number of these exercises and how many are done: earlier plus new ones. Held by the page,
 * because each exercise remounts what is above it.
 */
export const useWanted = (generator: string, here: Counted): Wanted | null => {
  const isLearner = useSession().user?.role === 'learner';
  const { data } = useOwnAnswer(isLearner ? 'my-work' : null, ownWork, { rests });
  const given = data?.filter(({ ref, closed }) => ref === `practice:${generator}` && !closed) ?? [];
  const work = given.find(({ status }) => status !== 'Completed') ?? given[0];
  const known: Counted = { answered: work?.asked ?? 0, right: work?.right ?? 0 };
  const [before, setBefore] = useState<{ id: number; counted: Counted } | null>(null);
  if (work !== undefined && before?.id !== work.id) setBefore({ id: work.id, counted: known });
  if (work === undefined) return null;
  const first = before?.counted ?? none;
  const done = Math.max(known.answered, first.answered + here.answered);
  const right = Math.max(known.right, first.right + here.right);
  return { from: work.from, all: work.wanted ?? 0, done, right };
};

export const WantedLine = ({ from, all, done, right }: Wanted) => {
  const say = useText(practice);
  return (
    <p className={c('wanted')} role="status">
      {say(done < all ? 'wanted' : 'wantedAll', { name: from, done, all, right })}
    </p>
  );
};
