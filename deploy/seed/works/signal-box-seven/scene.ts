import { pick, type Scene } from '../../art/scene.ts';
import { city, rails, signal, sky, stars } from '../../art/shapes.ts';

/** A signal beside the line that nobody uses, the town behind. */
export const scene: Scene = (canvas, moment) => {
  const { width: w, height: h } = canvas;
  const [top, bottom] = pick(moment, ['#1c1440', '#6a2f5e'], ['#0f1a33', '#2f5472'], ['#3a1530', '#b2543f'], ['#141029', '#40306e']);
  const lamp = pick(moment, '#ff7a4d', '#6fd6ae', '#f4bd4f', '#ff7a4d');
  const x = w * pick(moment, 0.7, 0.26, 0.6, 0.8);
  return [
    sky(canvas, top, bottom),
    stars(canvas, 34),
    city({ ...canvas, seed: canvas.seed + moment }, h * 0.74, ['#2a1d4d', '#1d1438', '#352459'], '#ffd48a'),
    `<rect y="${h * 0.74}" width="${w}" height="${h * 0.26}" fill="#120b22"/>`,
    rails(canvas, w * pick(moment, 0.42, 0.6, 0.34, 0.5), h * 0.74, '#8d7fb0'),
    signal(x, h * 0.96, h * pick(moment, 0.6, 0.7, 0.5, 0.76), '#0b0717', lamp),
  ].join('');
};
