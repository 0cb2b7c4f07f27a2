import { useId, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { UserText } from './user-text.tsx';

/** Longer texts are folded; in a column of a table, which is narrow, shorter ones too. */
const LONG = { characters: 600, lines: 8 };
const LONG_IN_COLUMN = { characters: 160, lines: 4 };

export interface FoldedTextProps {
  /** A person's text of several lines. */
  text: string;
  /** Whether it is in a column of a table, next to others. */
  inColumn?: boolean;
  moreLabel: string;
  lessLabel: string;
}

/** Renders a person's text with its line breaks; of a long one its beginning, and a button for the rest. */
export function FoldedText({ text, inColumn, moreLabel, lessLabel }: FoldedTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const longest = inColumn ? LONG_IN_COLUMN : LONG;
  const isLong = text.length > longest.characters || text.split('\n').length > longest.lines;
  const folded = isLong && !open && (inColumn ? 'mt-user-lines--folded-column' : 'mt-user-lines--folded');
  return (
    <div>
      <UserText as="p" id={id} className={cx('mt-user-lines', folded)}>
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
