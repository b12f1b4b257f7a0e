import type { ElementType } from 'react';

type Props = {
  /** What these words are, for screen readers. */
  label: string;
  text: string;
  onChange: ((text: string) => void) | null;
  as?: ElementType;
  className?: string | undefined;
};

/** Words that are changed where they stand. Only plain text goes in: what is pasted loses its look. */
export const Words = ({ label, text, onChange, as: Tag = 'span', className }: Props) =>
  onChange === null ? (
    <Tag className={className}>{text}</Tag>
  ) : (
    <Tag
      // A new text from outside (undo, make again) replaces what was typed: React does not look into such a field.
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
