import { useEffect, useRef, useState } from 'react';

/** The measured width of an element, so that a chart is drawn in real pixels and its text is never scaled. */
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
