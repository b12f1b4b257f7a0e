import { Copy } from 'lucide-react';
import { useState } from 'react';
import { hourText } from '#lib/dates.ts';
import { useLanguage, useText } from '#lib/language.tsx';
import { administration } from '#messages/administration/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import css from './administration-page.module.css';

const c = classes(css);

export type MadeLink = { name: string; url: string; expiresAt: string };

/** The one-time link for a new password, shown once for the administrator to pass on. */
export const LinkDialog = ({ made, onClose }: { made: MadeLink | null; onClose: () => void }) => {
  const say = useText(administration);
  const { language } = useLanguage();
  const [copied, setCopied] = useState(false);
  if (made === null) return null;
  // A server without a configured address returns a path.
  const url = new URL(made.url, location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      // Without a clipboard the link can still be selected.
      () => undefined,
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('linkTitle', made)}
      actions={
        <>
          <Button kind="paper" onClick={onClose}>
            {say('done')}
          </Button>
          {'clipboard' in navigator && (
            <Button icon={<Copy size={20} />} onClick={copy}>
              {say(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </>
      }
    >
      <p>{say('linkText', { time: hourText(language, made.expiresAt) })}</p>
      <p className={c('link')}>{url}</p>
    </Dialog>
  );
};
