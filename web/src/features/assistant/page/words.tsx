import type { ElementType } from 'react';

type Props = {
  /** The label for screen readers. */
  label: string;
  text: string;
  onChange: ((text: string) => void) | null;
  as?: ElementType;
  className?: string | undefined;
};

/** Inline editing. Plain text only: pasted formatting is dropped. */
export const Words = ({ label, text, onChange, as: Tag = 'span', className }: Props) =>
  onChange === null ? (
    <Tag className={className}>{text}</Tag>
  ) : (
    <Tag
      // Remounts for a new text from outside (undo, make again), because React ignores changes in an editable
      // element.
      key={text}
      className={className}
      role="textbox"
      tabIndex={0}
      aria-label={label}
      aria-multiline="true"
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck={false}
      onBlur={({ currentTarget }: { currentTarget: HTMLElement }) => {
        const typed = currentTarget.textContent ?? '';
        if (typed !== text) onChange(typed);
      }}
    >
      {text}
    </Tag>
  );
