import { puzzleOf, readWork } from '@afrolearn/learning/tools/puzzle-maker/work.ts';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { newDraw } from '#lesson-kit/exercises/index.ts';
import { useText } from '#lib/language.tsx';
import { useSession } from '#lib/session.tsx';
import { madeWorks } from '#messages/made-works/en.ts';
import { useSearchParams } from '#routing/index.ts';
import { MyWork } from '#tool-kit/works/index.ts';
import { Button } from '#ui/button.tsx';
import { MakePuzzle } from './make/make-puzzle.tsx';
import { firstMaking, type Making } from './make/making.ts';
import { MiniGrid } from './mini-grid.tsx';
import { type Made, Playing } from './playing.tsx';

/* `n` tells two puzzles apart that were opened one after the other: each has its own use and its own work. */
type Opened = { readonly n: number; readonly id: string | null; readonly made: Made | null };

/** /tools/puzzle-maker */
export const PuzzleMaker = () => {
  const sayWork = useText(madeWorks);
  const { user } = useSession();
  const [changes, setChanges] = useState<Partial<Making>>({});
  const [draw] = useState(newDraw);
  // The hub's 'Carry on' leads to a work.
  const [search] = useSearchParams();
  const asked = search.get('work');
  const [opened, setOpened] = useState<Opened | null>(
    asked === null ? null : { n: 0, id: asked, made: null },
  );
  const [shelfOpen, setShelfOpen] = useState(false);
  // The class of the user is known a moment after the page.
  const making: Making = { ...firstMaking(user?.grade, draw), ...changes };

  const open = (id: string | null, made: Made | null) => {
    setOpened({ n: (opened?.n ?? 0) + 1, id, made });
    globalThis.scrollTo(0, 0);
  };
  const makeNew = () => {
    setOpened(null);
    setChanges({ ...changes, draw: newDraw(), title: null });
  };
  const choices = (
    <>
      {user?.role === 'learner' && (
        <Button kind="quiet" size="sm" icon={<FolderOpen />} onClick={() => setShelfOpen(true)}>
          {sayWork('title')}
        </Button>
      )}
      {opened !== null && (
        <Button kind="quiet" size="sm" onClick={makeNew}>
          {sayWork('new')}
        </Button>
      )}
    </>
  );
  return (
    <>
      {opened === null ? (
        <MakePuzzle
          making={making}
          onChange={(change) => setChanges({ ...changes, ...change })}
          onMake={(made) => open(null, made)}
          choices={user?.role === 'learner' ? choices : undefined}
        />
      ) : (
        <Playing key={opened.n} id={opened.id} made={opened.made} choices={choices} onNew={makeNew} />
      )}
      <MyWork
        tool="puzzle-maker"
        open={shelfOpen}
        onClose={() => setShelfOpen(false)}
        onOpen={(id) => {
          setShelfOpen(false);
          if (id === null) makeNew();
          else open(id, null);
        }}
        preview={(data) => {
          const work = readWork(data);
          return work === null ? null : <MiniGrid puzzle={puzzleOf(work)} />;
        }}
      />
    </>
  );
};
