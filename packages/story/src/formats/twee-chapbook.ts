import type { LossLog } from './losses.ts';
import type { TweePassage } from './twee-markup.ts';

/** Records Chapbook's variables, modifiers and inserts as losses: unlike macros, they stay as text. */
export function noteChapbook({ body, bodyLine }: TweePassage, losses: LossLog): void {
  const rows = body.split('\n');
  const textFrom = rows.indexOf('--') + 1;
  for (const [index, row] of rows.entries()) {
    const place = { line: bodyLine + index };
    if (index < textFrom || /^\[[^[\]]+\]$/.test(row)) losses.add('code', place, row.trim() === '' ? 0 : 1);
    else if (/\{[^{}]+\}/.test(row)) losses.add('interpolation', place);
  }
}
