import type { Canvas } from './svg.ts';

/** Draws a scene on a canvas of any size; `moment` 0 is the cover, 1 to 3 are the screenshots, each another place or hour of its story. */
export type Scene = (canvas: Canvas, moment: number) => string;

/** A canvas with what a moment needs: its sides, the shorter of them, and whether it is landscape. */
export interface View {
  canvas: Canvas;
  w: number;
  h: number;
  s: number;
  lies: boolean;
}

export type Moment = (view: View) => string;

/** Creates a scene from four moments, the cover first. */
export const moments =
  (...[cover, first, second, third]: [Moment, Moment, Moment, Moment]): Scene =>
  (canvas, moment) => {
    const { width: w, height: h } = canvas;
    const draw = [cover, first, second, third][moment % 4] ?? cover;
    return draw({ canvas: { ...canvas, seed: canvas.seed + moment * 101 }, w, h, s: Math.min(w, h), lies: w > h * 1.2 });
  };
