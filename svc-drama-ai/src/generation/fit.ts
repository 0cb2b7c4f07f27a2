import { beginning, isLongerThan } from '@meowtale/contracts/text/characters';
import { cleanLine, cleanLines } from '@meowtale/contracts/text/clean';

/** Called when a text was cut. */
export type OnCut = () => void;

function cut(text: string, max: number, onCut?: OnCut): string {
  if (!isLongerThan(text, max)) return text;
  onCut?.();
  return beginning(text, max).trim();
}

/** Returns a model's text as one valid line: too long text is cut, where a person's would be rejected. */
export const fitLine = (text: string, max: number, onCut?: OnCut): string => cut(cleanLine(text), max, onCut);

/** Returns the same for several lines. */
export const fitLines = (text: string, max: number, onCut?: OnCut): string => cut(cleanLines(text), max, onCut);
