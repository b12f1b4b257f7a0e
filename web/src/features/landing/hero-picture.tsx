import { useEffect, useState } from 'react';
import { later } from '#lib/lazy.tsx';

/** Set while prerendering; the browser takes the drawing from the page, or fetches it. */
export const prerenderedHero = { current: '' };
const drawing = later(() => import('./hero.svg?raw'));
const id = 'hero-picture';
const onPage = () => globalThis.document?.getElementById(id)?.innerHTML ?? '';

/** The girl under the mango tree. Inlined, because its colours follow the theme; not sent twice. */
export const HeroPicture = ({ className }: { className: string }) => {
  const [picture, setPicture] = useState(() => prerenderedHero.current || onPage());
  useEffect(() => {
    if (picture === '')
      drawing().then(
        (file) => setPicture(file.default),
        () => undefined,
      );
  }, [picture]);
  return (
    <div
      id={id}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  );
};
