import { useOwnAnswer } from '#ask/use-answer.ts';
import { useText } from '#lib/language.tsx';
import * as paths from '#lib/paths.ts';
import { profile } from '#messages/profile/en.ts';
import { Badge } from '#ui/badge.tsx';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty.tsx';
import lamp from '#ui/pictures/illustrations/girl-circuit.svg?no-inline';
import { FailedNotice } from '../failed-notice.tsx';
import { type Insights, ownInsights } from '../profile.api.ts';
import pageCss from '../profile-page.module.css';
import css from './insights.module.css';
import { Patterns } from './patterns.tsx';

const c = classes(css);
const p = classes(pageCss);

/** What to practise, from the server's list; one press opens a review of exactly these questions. */
const toPractise = ({ practiceNext, areas_for_growth: areas }: Insights) => [
  ...practiceNext,
  ...areas
    .filter(({ title }) => !practiceNext.some((one) => one.title === title))
    .map((area) => ({ ...area, due: false })),
];

const PracticeNext = ({ insights }: { insights: Insights }) => {
  const say = useText(profile);
  const list = toPractise(insights);
  return (
    <Card as="section" cloth="english" band="selvedge" aria-labelledby="practice-next">
      <h2 id="practice-next">{say('practiceNext')}</h2>
      {list.length === 0 && <p className={p('plain')}>{say('noPractice')}</p>}
      <ul className={c('list')}>
        {list.map(({ title, description, path, due }) => (
          <li key={`${title} ${description}`}>
            <div>
              <b>
                {title} {due && <Badge kind="notyet">{say('due')}</Badge>}
              </b>
              <p>{description}</p>
            </div>
            {path !== null && (
              <ButtonLink kind="quiet" size="sm" to={path} aria-label={`${say('practise')}: ${title}`}>
                {say('practise')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Found = ({ insights }: { insights: Insights }) => {
  const say = useText(profile);
  const { strengths, recommendations, patterns } = insights;
  return (
    <>
      <PracticeNext insights={insights} />
      <div className={p('two')}>
        <Card as="section" aria-labelledby="strengths">
          <h2 id="strengths">{say('strengths')}</h2>
          {strengths.length === 0 && <p className={p('plain')}>{say('noStrengths')}</p>}
          <ul className={c('list')}>
            {strengths.map(({ title, description }) => (
              <li key={title}>
                <div>
                  <b>{title}</b>
                  <p>{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
        <Card as="section" aria-labelledby="recommendations">
          <h2 id="recommendations">{say('recommendations')}</h2>
          {recommendations.length === 0 && <p className={p('plain')}>{say('noRecommendations')}</p>}
          <ul className={c('list')}>
            {recommendations.map(({ text, path }) => (
              <li key={text}>
                {path === null ? (
                  <p>{text}</p>
                ) : (
                  <ButtonLink kind="ghost" size="sm" className={c('advice')} to={path}>
                    {text}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <Card as="section" aria-labelledby="patterns">
        <h2 id="patterns">{say('patterns')}</h2>
        {patterns === null ? (
          <Empty picture={lamp}>
            <p>{say('patternsSoon')}</p>
            <p>{say('patternsNeed')}</p>
          </Empty>
        ) : (
          <Patterns patterns={patterns} />
        )}
      </Card>
    </>
  );
};

/** Only the learner sees this, and no decision uses it (G35). Null insights: switched off. */
export const IntelligenceTab = () => {
  const say = useText(profile);
  const insights = useOwnAnswer('insights', ownInsights);
  const { data, state } = insights;
  return (
    <div className={p('stack')}>
      <h2>{say('dashboard')}</h2>
      <FailedNotice of={[insights]} text={insights.failure?.said ?? say('intelligenceFailed')} />
      {data === null && state === 'loading' && <Bones lines={8} label={say('loading')} />}
      {data === null && state === 'done' && (
        <Empty
          picture={lamp}
          action={
            <ButtonLink kind="quiet" to={paths.settings}>
              {say('toSettings')}
            </ButtonLink>
          }
        >
          {say('off')}
        </Empty>
      )}
      {data !== null && <Found insights={data} />}
    </div>
  );
};
