import { ridge } from '../../art/land.ts';
import type { View } from '../../art/scene.ts';
import { linear, path, place, rect, stroke } from '../../art/svg.ts';

/** A bottle adrift with a letter in it, lying as the water has it. */
export const adrift = (x: number, y: number, long: number, turn: number): string =>
  place(
    x,
    y,
    long / 100,
    rect(-14, -9, 34, 18, '#fff6df', 3) +
      stroke('M-8 -4h22M-8 1h20M-8 5h14', '#8a6a5a', 1.2) +
      path(
        'M-46 -15L16 -15C28 -15 32 -7 44 -7L54 -7L54 7L44 7C32 7 28 15 16 15L-46 15Q-52 0 -46 -15Z',
        '#9fd8c4',
        'opacity=".55" stroke="#e9fff4" stroke-width="1.6"',
      ) +
      rect(50, -6, 10, 12, '#a8703a', 2) +
      rect(-40, -11, 50, 4, '#fff', 2, 'opacity=".55"'),
    { turn },
  );

export const swell = ({ canvas, h }: View, levels: readonly number[], tones: readonly (readonly [string, string])[]): string =>
  levels
    .map((level, index) =>
      ridge(
        canvas,
        h * level,
        h * 0.035,
        2 + index * 0.5,
        linear([
          [0, tones[index]?.[0] ?? '#5a93b8'],
          [0.4, tones[index]?.[1] ?? '#1f4c79'],
        ]),
        index,
      ),
    )
    .join('');
