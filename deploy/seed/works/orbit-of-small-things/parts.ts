import type { SmallThing } from '../../art/space.ts';
import { linear } from '../../art/svg.ts';

export const HULL = { hull: '#f6efe2', shade: '#8f8aa8', cell: '#2f4f9a', light: '#ffd27a', net: '#cfe0f4' };
export const WOOL = ['#e0a92e', '#c2333a', '#b8831c'] as const;
export const THINGS: [SmallThing, string][] = [
  ['umbrella', '#e0664f'],
  ['teacup', '#f6efe2'],
  ['key', '#f4cf7a'],
  ['hat', '#5a4a86'],
  ['button', '#7fd0c0'],
  ['spoon', '#d6dce8'],
  ['spectacles', '#e9b4c4'],
  ['envelope', '#fff3d8'],
];
export const EARTH = linear([
  [0, '#6fc7c4'],
  [0.1, '#3f8fb0'],
  [0.4, '#274f8a'],
]);
