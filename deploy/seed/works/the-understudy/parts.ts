import { path, repeat, stroke } from '../../art/svg.ts';

export const VELVET = { lit: '#e0475a', mid: '#a82344', dark: '#4f0f2c' };

/** A sea of painted boards, one behind another. */
export const boards = (w: number, level: number, tall: number, wide: number, tones: readonly string[]): string =>
  repeat(tones.length, (row) => {
    const count = 7;
    const crests = repeat(count * 2 + 2, () => `q${(w * wide) / count / 4} ${-tall * 0.5} ${(w * wide) / count / 2} 0`);
    return (
      path(
        `M${w * (0.5 - wide / 2) - row * 20} ${level + row * tall * 0.5} ${crests} V${level + tall * 3} H${w * (0.5 - wide / 2) - row * 20} Z`,
        tones[row] ?? '#1d5a7a',
      ) + stroke(`M${w * (0.5 - wide / 2) - row * 20} ${level + row * tall * 0.5} ${crests}`, '#bfe0e4', tall * 0.05, 'opacity=".5"')
    );
  });
