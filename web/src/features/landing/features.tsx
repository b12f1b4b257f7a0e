import { useText } from '#lib/language.tsx';
import { landing } from '#messages/landing/en.ts';
import { classes } from '#ui/classes.ts';
import fun from '#ui/pictures/spots/fun.svg?no-inline';
import heritage from '#ui/pictures/spots/heritage.svg?no-inline';
import seed from '#ui/pictures/spots/seed.svg?no-inline';
import css from './features.module.css';

const c = classes(css);

const features = [
  { name: 'paths', picture: seed },
  { name: 'culture', picture: heritage },
  { name: 'fun', picture: fun },
] as const;

export const Features = () => {
  const say = useText(landing);
  return (
    <ul className={c('trio')}>
      {features.map(({ name, picture }) => (
        <li key={name}>
          <img src={picture} alt="" width="64" height="64" loading="lazy" />
          <h3>{say(name)}</h3>
          <p>{say(`${name}Text`)}</p>
        </li>
      ))}
    </ul>
  );
};
