import { linear, n, place, polygon, repeat, stroke } from '../../art/svg.ts';
import { foliage, fruit } from '../../art/trees.ts';

export const RED = linear([
  [0, '#f0604a'],
  [1, '#9a1c34'],
]);
export const AUTUMN = foliage(['#8a2a34', '#b0402f', '#6d1f36', '#c9602f'], '#ffb04a');
export const BLOSSOM = foliage(['#fbe3e6', '#f7cfd8', '#fff3f0', '#f0b8c8'], null, 0.1);
export const NIGHT = foliage(['#1f3a44', '#274a4c', '#183038'], '#e0523f');
export const BARE = () => '';

export const ladder = (x: number, y: number, tall: number, lean: number, tone: string): string =>
  stroke(`M${n(x)} ${n(y)}l${n(lean)} ${n(-tall)}M${n(x + tall * 0.13)} ${n(y)}l${n(lean - tall * 0.03)} ${n(-tall)}`, tone, tall * 0.024) +
  repeat(8, (index) =>
    stroke(`M${n(x + (lean * (index + 0.7)) / 8.6)} ${n(y - (tall * (index + 0.7)) / 8.6)}h${n(tall * 0.12)}`, tone, tall * 0.018),
  );

export const basket = (x: number, y: number, wide: number): string =>
  place(
    x,
    y,
    wide / 100,
    repeat(7, (index) => fruit(-36 + index * 12, -44 - (index % 3) * 8, 20, RED, '#4a6a34')) +
      polygon(
        [
          [-48, -40],
          [48, -40],
          [36, 0],
          [-36, 0],
        ],
        linear([
          [0, '#c9924f'],
          [1, '#7a4a28'],
        ]),
      ) +
      repeat(4, (index) => stroke(`M${-46 + index * 3} ${-34 + index * 9}H${46 - index * 3}`, '#5a3420', 1.8, 'opacity=".6"')),
  );
