/** The few line icons of the public pages, inlined so that the first visit does not load an icon library. */
const drawings = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  search: 'm21 21-5-5M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  down: 'm6 9 6 6 6-6',
  right: 'M4 12h16m-7-7 7 7-7 7',
  gift: 'M3 8h18v4H3zM5 12v9h14v-9M12 8v13M12 8C5 8 6 2 9 3c2 1 3 5 3 5s1-4 3-5c3-1 4 5-3 5',
  none: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.6 5.6l12.8 12.8',
  phone: 'M7 2h10v20H7zM11 18.5h2',
  ring: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5 5l4 4m6 6 4 4m0-14-4 4m-6 6-4 4',
} as const;

/** One path, in the style of all line icons. */
export const Line = ({ path, size }: { path: string; size: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

export const LineIcon = ({ name, size = 20 }: { name: keyof typeof drawings; size?: number }) => (
  <Line path={drawings[name]} size={size} />
);
