import { useEffect, useRef, useState } from 'react';

/** How wide an element really is, so that a chart is drawn in its own pixels and its letters are never scaled. */
export const useWidth = (usual: number) => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const measure = () => {
      const real = box.current?.clientWidth ?? 0;
      if (real > 0) setWidth(real);
    };
    measure();
    globalThis.addEventListener('resize', measure);
    return () => globalThis.removeEventListener('resize', measure);
  }, []);
  return { box, width };
};
