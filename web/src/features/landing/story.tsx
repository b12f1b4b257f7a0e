import { useText } from '#lib/language.tsx';
import { landing } from '#messages/landing/en.ts';
import { classes } from '#ui/classes.ts';
import boy from '#ui/pictures/illustrations/boy-bag.svg?no-inline';
import css from './story.module.css';

const c = classes(css);

/** The testimonial of spec 1 §2.2 by a drawn character: no real child is on a public page. */
export const Story = () => {
  const say = useText(landing);
  return (
    <section className={c('story')} aria-label={say('storyLabel')}>
      <div className={c('wrap')}>
        <blockquote>
          <p>{say('story')}</p>
          <cite>{say('storyBy')}</cite>
        </blockquote>
        <img src={boy} alt="" width="240" height="300" loading="lazy" />
      </div>
    </section>
  );
};
