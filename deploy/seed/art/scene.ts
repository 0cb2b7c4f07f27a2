import type { Canvas } from './shapes.ts';

/** A scene draws itself into any canvas; `moment` 0 is the cover, 1 to 3 the screenshots, each with its own light. */
export type Scene = (canvas: Canvas, moment: number) => string;

/** What a scene shows at a moment: its first choice on the cover. */
export function pick<T>(moment: number, ...choices: [T, ...T[]]): T {
  return choices[moment % choices.length] ?? choices[0];
}
