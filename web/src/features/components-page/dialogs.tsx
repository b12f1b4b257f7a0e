import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { c, longName, Section } from './sheet.tsx';

export function Dialogs() {
  const [open, setOpen] = useState<'none' | 'keep' | 'archive' | 'long'>('none');
  const close = () => setOpen('none');
  return (
    <Section title="Dialogs">
      <div className={c('demo')}>
        <Button onClick={() => setOpen('keep')}>Keep on this phone</Button>
        <Button kind="danger" onClick={() => setOpen('archive')}>
          Archive
        </Button>
        <Button kind="paper" onClick={() => setOpen('long')}>
          Long
        </Button>
      </div>
      <Dialog
        open={open === 'keep'}
        onClose={close}
        cloth="heritage"
        title="Keep Science P4 on this phone?"
        actions={
          <>
            <Button kind="paper" onClick={close}>
              Not now
            </Button>
            <Button icon={<Download />} onClick={close}>
              Keep it
            </Button>
          </>
        }
      >
        It needs 1.2 MB. Then it works with no internet.
      </Dialog>
      <div data-mood="adult">
        <Dialog
          open={open === 'archive'}
          onClose={close}
          title="Archive P5 Red?"
          actions={
            <>
              <Button kind="paper" onClick={close}>
                Cancel
              </Button>
              <Button kind="danger" onClick={close}>
                Archive
              </Button>
            </>
          }
        >
          Students keep their work. You can bring the class back from Classes.
        </Dialog>
      </div>
      <Dialog
        open={open === 'long'}
        onClose={close}
        closeLabel="Close"
        title={`A letter to ${longName}`}
        wide
      >
        <div className={c('stack')}>
          <TextField label="Your name" />
          {Array.from(
            { length: 14 },
            (_, at) => `Line ${at + 1}: the path is broken, so the lamp goes out.`,
          ).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Dialog>
    </Section>
  );
}
