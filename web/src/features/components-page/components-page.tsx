// For developers: every component in every state, in both moods. English only.
import { ClothBand } from '#ui/cloth.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { Choosing, Inputs, Presses } from './controls.tsx';
import { Dialogs } from './dialogs.tsx';
import { Cloths, Pigments, Type } from './foundations.tsx';
import { Empties, Menus, Messages } from './messages.tsx';
import { Sheet } from './sheet.tsx';
import { Answers, Cards, Codes, Marks, Progress, TabRails } from './shows.tsx';
import { VisualKinds } from './visual-kinds.tsx';

export function ComponentsPage() {
  return (
    <ToastProvider dismissLabel="OK">
      <ClothBand cloth="heritage" kind="selvedge" />
      <Sheet>
        <Pigments />
        <Type />
        <Cloths />
        <Presses />
        <Inputs />
        <Choosing />
        <TabRails />
        <Marks />
        <Codes />
        <Progress />
        <Answers />
        <Cards />
        <Messages />
        <Dialogs />
        <Menus />
        <Empties />
        <VisualKinds />
      </Sheet>
    </ToastProvider>
  );
}
