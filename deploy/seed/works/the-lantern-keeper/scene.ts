import { pick, type Scene } from '../../art/scene.ts';
import { cat, moon, ridge, sky, stars } from '../../art/shapes.ts';

/** A hill at night with the keeper's cat before the moon. */
export const scene: Scene = (canvas, moment) => {
  const { width: w, height: h } = canvas;
  const [top, bottom] = pick(moment, ['#251650', '#7a3a6d'], ['#3b1f63', '#e0715c'], ['#101233', '#3a2a6b'], ['#1d3153', '#c98a5b']);
  const side = pick(moment, 0.66, 0.3, 0.74, 0.5);
  const short = Math.min(w, h);
  return [
    sky(canvas, top, bottom),
    stars(canvas, 46),
    moon(w * side, h * pick(moment, 0.36, 0.42, 0.3, 0.5), short * pick(moment, 0.2, 0.26, 0.14, 0.22), '#ffe3a6'),
    ridge(canvas, h * 0.74, h * 0.14, 1, '#3b1d55'),
    cat(w * pick(moment, 0.34, 0.64, 0.3, 0.5), h * 0.73, short * 0.24, '#170c2b'),
    ridge(canvas, h * 0.84, h * 0.1, 1.5, '#1a0d30', 1),
    moment === 2 ? moon(w * 0.32, h * 0.8, short * 0.02, '#ffb45a') : '',
  ].join('');
};
