import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { LogOutDialogPart } from './opened-parts.tsx';

/** On a phone this is a small icon beside the bell, so it asks for confirmation. */
export const LogOutButton = ({ name, children }: { name: string; children: ReactNode }) => {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        kind="ghost"
        size="sm"
        aria-label={name}
        onClick={() => setAsks(true)}
        icon={<LogOut size={20} />}
      >
        {children}
      </Button>
      <LogOutDialogPart open={asks} onClose={() => setAsks(false)} />
    </>
  );
};
