import type { ReactNode } from 'react';
import { useText } from '#lib/language.tsx';
import { courses } from '#messages/courses/en.ts';
import { Empty } from '#ui/empty.tsx';
import basket from '#ui/pictures/illustrations/empty-basket.svg?no-inline';

type NoUnitProps = { id: string; level: 1 | 2; action: ReactNode };

/** The documented text for an unknown id. Retrying would not help. */
export const NoUnit = ({ id, level, action }: NoUnitProps) => {
  const say = useText(courses);
  return (
    <Empty picture={basket} title={say('unitUnknown', { id })} level={level} action={action}>
      {say('unitSoon')}
    </Empty>
  );
};
