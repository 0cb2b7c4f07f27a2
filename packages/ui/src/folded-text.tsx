import { useId, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { UserText } from './user-text.tsx';

/** Longer texts are folded. */
const LONG = { characters: 600, lines: 8 };

export interface FoldedTextProps {
  /** A person's text of several lines. */
  text: string;
  moreLabel: string;
  lessLabel: string;
}

/** Renders a person's text with its line breaks; of a long one its beginning, and a button for the rest. */
export function FoldedText({ text, moreLabel, lessLabel }: FoldedTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const isLong = text.length > LONG.characters || text.split('\n').length > LONG.lines;
  return (
    <div>
      <UserText as="p" id={id} className={cx('mt-user-lines', isLong && !open && 'mt-user-lines--folded')}>
        {text}
      </UserText>
      {isLong ? (
        <Button variant="ghost" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? lessLabel : moreLabel}
        </Button>
      ) : null}
    </div>
  );
}
