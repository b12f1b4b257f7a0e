import { useMemo } from 'react';
import { encode } from 'uqr';
import { classes } from './classes.ts';
import css from './qr-code.module.css';

const c = classes(css);

/** A QR code in dark squares on white, sharp on paper of any size. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => {
    const made = encode(text, { ecc: 'M', border: 4 });
    const dark = made.data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: made.size, path: dark.join('') };
  }, [text]);
  return (
    <svg
      className={c('qr')}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
