import { pick, type Scene } from '../../art/scene.ts';
import { flower, moon, ridge, sky, stars } from '../../art/shapes.ts';

/** A garden of peonies in the wind. */
export const scene: Scene = (canvas, moment) => {
  const { width: w, height: h } = canvas;
  const [top, bottom] = pick(moment, ['#ffdbe4', '#f59bb1'], ['#fff0d6', '#ffb08a'], ['#2b1740', '#7a3366'], ['#e4f0dd', '#a9cfa4']);
  const petals = pick(
    moment,
    ['#c22f5d', '#e6446f', '#a02050'],
    ['#d6453f', '#f0764f', '#b3303e'],
    ['#e66f9c', '#ff9dbd', '#c44a80'],
    ['#d44e7b', '#f2799b', '#b03a68'],
  );
  const count = w > h ? 11 : 6;
  const flowers = Array.from({ length: count }, (_, index) => {
    const tall = h * (0.34 + ((index * 37) % 23) / 80);
    return flower(w * ((index + 0.5) / count), h * 0.98, tall, petals[index % petals.length] ?? '#c22f5d', '#ffe9c2', '#5b1738');
  });
  return [
    sky(canvas, top, bottom),
    moment === 2 ? stars(canvas, 30) : '',
    moon(w * 0.78, h * 0.26, Math.min(w, h) * 0.12, '#fff3d8'),
    ridge(canvas, h * 0.92, h * 0.03, 2, '#7d2a4d'),
    ...flowers,
  ].join('');
};
