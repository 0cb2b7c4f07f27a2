import classes from './marked-text.module.css';
import { piecesOf, type TextMark } from './marks.ts';

/** Renders a text with some words marked. */
export function MarkedText({ text, marks }: { text: string; marks: readonly TextMark[] }) {
  return piecesOf(text, marks).map(({ from, text: piece, isMarked }) =>
    isMarked ? (
      <mark key={from} className={classes.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
