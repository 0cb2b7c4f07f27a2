import { beginning, line, lines } from '@meowtale/contracts/inputs/text';

/** Told when a text was longer than it may be. */
export type OnCut = () => void;

const BIDI = /[\u202A-\u202E\u2066-\u2069]/g;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const CONTROLS = /[^\P{Cc}\n\t]/gu;

function cut(text: string, max: number, onCut?: OnCut): string {
  if (text.length > max) onCut?.();
  return beginning(text, max);
}

/** A model's words as one line that the model of stories takes: cut and cleaned where a person's would be refused. */
export function fitLine(text: string, max: number, onCut?: OnCut): string {
  const plain = text.toWellFormed().replaceAll(BIDI, '').replaceAll(BREAKS, ' ').trim();
  return line(max).parse(cut(plain, max, onCut));
}

/** The same for several lines. */
export function fitLines(text: string, max: number, onCut?: OnCut): string {
  const broken = text.toWellFormed().replaceAll(/\r\n?|[\p{Zl}\p{Zp}\u0085]/gu, '\n');
  const plain = broken.replaceAll(BIDI, '').replaceAll(CONTROLS, '').trim();
  return lines(max).parse(cut(plain, max, onCut));
}
