import { n, type Paint, rect, repeat, stroke } from './svg.ts';

/** Draws a block of flats seen straight on; `lamp` decides which windows are lit. */
export function flats(
  x: number,
  top: number,
  [columns, rows]: readonly [number, number],
  unit: number,
  tones: { wall: Paint; dark: string; light: string; ledge: string },
  lamp: (column: number, row: number) => boolean,
): string {
  const wide = columns * unit;
  const panes = repeat(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [left, above] = [x + (column + 0.27) * unit, top + (row * 1.35 + 0.42) * unit];
    const lit = lamp(column, row);
    return (
      rect(left - unit * 0.04, above - unit * 0.04, unit * 0.54, unit * 0.78, tones.ledge, unit * 0.03) +
      rect(left, above, unit * 0.46, unit * 0.7, lit ? tones.light : tones.dark, unit * 0.02) +
      stroke(
        `M${n(left + unit * 0.23)} ${n(above)}v${n(unit * 0.7)}M${n(left)} ${n(above + unit * 0.3)}h${n(unit * 0.46)}`,
        tones.ledge,
        unit * 0.035,
      ) +
      rect(left - unit * 0.1, above + unit * 0.74, unit * 0.66, unit * 0.07, tones.ledge)
    );
  });
  const cornice =
    rect(x - unit * 0.2, top - unit * 0.1, wide + unit * 0.4, unit * 0.3, tones.ledge, unit * 0.04) +
    rect(x - unit * 0.1, top + unit * 0.2, wide + unit * 0.2, unit * 0.08, '#000', 0, 'opacity=".25"');
  return rect(x, top, wide, rows * unit * 1.35 + unit * 8, tones.wall) + panes + cornice;
}
