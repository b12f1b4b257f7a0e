import { classes } from '#ui/classes.ts';
import type { Resource } from './resource.ts';
import css from './resources.module.css';

const c = classes(css);

/** One sheet: the text, a checklist and something to copy. It is in English in every language of the page. */
export const ResourceSheet = ({ title, resource }: { title: string; resource: Resource }) => (
  <article className={c('sheet')}>
    <h1>{title}</h1>
    <div lang="en" className={c('body')}>
      <p className={c('lead')}>{resource.lead}</p>
      {resource.sections.map(({ heading, paragraphs, list }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {list !== undefined && (
            <ul>
              {list.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section className={c('check')}>
        <h2>{resource.checklist.heading}</h2>
        <ul>
          {resource.checklist.lines.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className={c('copy')}>
        <h2>{resource.copy.heading}</h2>
        {resource.copy.lines.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </div>
  </article>
);
