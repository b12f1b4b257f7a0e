import { Pencil, Play } from 'lucide-react';
import { useText } from '#lib/language.tsx';
import { toolHub } from '#messages/tool-hub/en.ts';
import { Bones } from '#ui/bones.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { ClothBand } from '#ui/cloth.tsx';
import css from './carry-on.module.css';
import type { Start } from './use-start.ts';

const c = classes(css);

const useStartWords = (start: Start) => {
  const say = useText(toolHub);
  const { name } = start.tool;
  if (start.kind === 'work')
    return { kick: say('carryOnWith', { tool: name }), title: start.title, act: say('carryOn') };
  if (start.kind === 'used') return { kick: say('lastTime'), title: name, act: say('useAgain') };
  return { kick: say('tryFirst'), title: name, act: say('tryIt') };
};

const Known = ({ start }: { start: Start }) => {
  const { kick, title, act } = useStartWords(start);
  const { cloth, picture, about } = start.tool;
  return (
    <section className={c('card')} data-cloth={cloth} aria-labelledby="carry-on">
      <span className={c('art')}>
        <img src={picture} alt="" width="96" height="96" />
      </span>
      <div className={c('words')}>
        <h2 id="carry-on">
          <span className={c('kick')}>{kick}</span> {title}
        </h2>
        {start.kind !== 'work' && <p>{about}</p>}
      </div>
      <ButtonLink
        className={c('act')}
        to={start.to}
        icon={start.kind === 'work' ? <Pencil aria-hidden="true" /> : <Play aria-hidden="true" />}
      >
        {act}
      </ButtonLink>
      <ClothBand kind="selvedge" className={c('hem')} />
    </section>
  );
};

/** The most prominent card of the hub: the last work, by its title. Its space is reserved while it loads. */
export const CarryOn = ({ start }: { start: Start | 'looking' }) => {
  const say = useText(toolHub);
  if (start !== 'looking') return <Known start={start} />;
  return (
    <div className={c('card', 'looking')}>
      <Bones lines={2} label={say('looking')} />
    </div>
  );
};
