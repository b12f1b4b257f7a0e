import type { CountedThing } from '@afrolearn/learning/lessons/diagrams.ts';

/** Each thing in a 20 by 20 box around its middle. */
const things: Readonly<Record<CountedThing, React.ReactNode>> = {
  'bottle-top': (
    <>
      <circle data-paint="gold" r="8.4" strokeDasharray="2.6 1.2" />
      <circle data-paint="earth" r="5" />
    </>
  ),
  stick: <rect data-paint="bark" x="-2.2" y="-9" width="4.4" height="18" rx="2" />,
  bean: <path data-paint="earth" d="M-7 2c0-8 14-8 14-1 0 4-4 7-6 4s-8 3-8-3z" />,
  stone: <path data-paint="lake" d="M-8 3c0-6 4-9 8-9s8 3 8 8-4 5-8 5-8 0-8-4z" />,
  mango: (
    <>
      <path data-paint="gold" d="M1-6c6 0 8 4 7 8s-6 7-10 6-7-4-6-8 5-6 9-6z" />
      <path data-line="thin" d="M1-6c0-2 1-3 3-3" />
    </>
  ),
  egg: <path data-paint="chalk" d="M0-9c4 0 7 6 7 10s-3 8-7 8-7-4-7-8 3-10 7-10z" />,
  leaf: (
    <>
      <path data-paint="leaf" d="M-8 7c-1-9 5-15 16-15 0 10-6 16-15 14z" />
      <path data-line="thin" d="M-9 9L3-4" />
    </>
  ),
  fish: (
    <>
      <path data-paint="lake" d="M-9 0c3-5 9-6 13-1l5-4v10l-5-4c-4 5-10 4-13-1z" />
      <circle cx="-5" cy="-1" r="1" />
    </>
  ),
};

type ThingProps = { thing: CountedThing; x: number; y: number; size: number; crossed: boolean; name: string };

/**
 * One countable thing. The position is on the outer group, so that animating the part does not displace it.
 */
export const Thing = ({ thing, x, y, size, crossed, name }: ThingProps) => (
  <g transform={`translate(${x} ${y}) scale(${size / 22})`}>
    <g data-part={name} data-crossed={crossed}>
      {things[thing]}
      {crossed && <path data-line="cross" d="M-9 9L9-9" />}
    </g>
  </g>
);
