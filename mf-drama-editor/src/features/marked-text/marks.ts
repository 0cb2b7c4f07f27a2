/** A marked range of a text, in UTF-16 units; `key` is its message, where it has its own. */
export interface TextMark {
  from: number;
  to: number;
  key?: string;
  params?: Record<string, string | number>;
}

export interface TextPiece {
  /** Its offset, which also identifies it. */
  from: number;
  text: string;
  isMarked: boolean;
}

/** Cuts a text where marks begin and end; marks may overlap, and none is outside it. */
export function piecesOf(text: string, marks: readonly TextMark[]): TextPiece[] {
  const cuts = [...new Set([0, ...marks.flatMap(({ from, to }) => [from, to]), text.length])].sort((one, other) => one - other);
  const pieces: TextPiece[] = [];
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1];
    if (to === undefined) break;
    const isMarked = marks.some((mark) => mark.from <= from && mark.to >= to);
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked) last.text += text.slice(from, to);
    else pieces.push({ from, text: text.slice(from, to), isMarked });
  }
  return pieces;
}
