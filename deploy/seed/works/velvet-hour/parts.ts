import { linear, place, rect, repeat, stroke } from '../../art/svg.ts';

export const VELVET = { lit: '#b03a6a', mid: '#7a1f52', dark: '#2c0a2c' };

/** A microphone of an older kind on its stand. */
export const microphone = (x: number, ground: number, tall: number): string =>
  place(
    x,
    ground,
    tall / 100,
    stroke('M0 0V-70', '#2a1a34', 3) +
      rect(
        -9,
        -100,
        18,
        30,
        linear(
          [
            [0, '#f7efe4'],
            [0.5, '#9a92a4'],
            [1, '#4a4454'],
          ],
          'across',
        ),
        8,
      ) +
      repeat(4, (index) => rect(-8, -95 + index * 6, 16, 2.4, '#2a2434')) +
      rect(-2, -99, 4, 28, '#2a2434', 1) +
      stroke('M-12 -86Q-12 -66 0 -66T12 -86', '#c9a46a', 2.4),
  );
