import { beginning, isLongerThan } from '@meowtale/contracts/text/characters';
import { cleanLine, cleanLines } from '@meowtale/contracts/text/clean';

/** Told when a text was longer than it may be. */
export type OnCut = () => void;

function cut(text: string, max: number, onCut?: OnCut): string {
  if (!isLongerThan(text, max)) return text;
  onCut?.();
  return beginning(text, max).trim();
}

/** Returns a model's words as one line that the model of stories takes: cut where a person's would be refused. */
export const fitLine = (text: string, max: number, onCut?: OnCut): string => cut(cleanLine(text), max, onCut);

/** The same for several lines. */
export const fitLines = (text: string, max: number, onCut?: OnCut): string => cut(cleanLines(text), max, onCut);
