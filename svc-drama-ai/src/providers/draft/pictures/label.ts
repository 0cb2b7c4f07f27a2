import { n, rect, stroke } from './svg.ts';

// Letters as strokes, because a server may have no font.
const LETTERS: Readonly<Record<string, readonly [path: string, width: number]>> = {
  t: ['M2.6 1V10Q2.6 12 4.8 12M.4 4H5', 6.4],
  e: ['M.6 8H7Q7 4 3.8 4Q.6 4 .6 8Q.6 12 4 12Q6 12 6.8 10.6', 9],
  m: ['M.6 4V12M.6 7Q.9 4 3.2 4Q5.3 4 5.3 7V12M5.3 7Q5.6 4 7.9 4Q10 4 10 7V12', 12],
  p: ['M.6 4V16M.6 8Q.6 4 3.9 4Q7.2 4 7.2 8Q7.2 12 3.9 12Q.6 12 .6 8', 9],
  l: ['M.8 0V12', 3.2],
  a: ['M7 4V12M7 8Q7 4 3.8 4Q.6 4 .6 8Q.6 12 3.8 12Q7 12 7 8', 9],
  d: ['M7 0V12M7 8Q7 4 3.8 4Q.6 4 .6 8Q.6 12 3.8 12Q7 12 7 8', 9],
  r: ['M.6 4V12M.6 7.5Q1 4 4.4 4', 5.6],
  f: ['M5.2 .4Q2.4 -.2 2.4 3V12M.4 4H4.8', 6],
  ' ': ['', 5],
};

/** Draws a label in the lower right corner. */
export function label(text: string, width: number, height: number): string {
  const unit = Math.min(width, height) / 480;
  const glyphs = [...text].map((letter) => LETTERS[letter] ?? (['', 5] as const));
  const long = glyphs.reduce((sum, [, wide]) => sum + wide, 0);
  let x = 0;
  const paths = glyphs.map(([d, wide]) => {
    const at = x;
    x += wide;
    return d && `<g transform="translate(${n(at)} 0)">${stroke(d, '#fdf6e8', 1.3)}</g>`;
  });
  const [wide, tall] = [(long + 18) * unit, 24 * unit];
  const [left, top] = [width - wide - 10 * unit, height - tall - 10 * unit];
  return `${rect(left, top, wide, tall, '#140f1e', `rx="${n(tall / 2)}" opacity=".55"`)}<g transform="translate(${n(left + 9 * unit)} ${n(top + 5.5 * unit)}) scale(${unit})" opacity=".92">${paths.join('')}</g>`;
}
