import { boat, type Canvas, cat, city, flower, moon, rails, ridge, signal, sky, stars } from './shapes.ts';

/** A scene draws itself into any canvas; `moment` 0 is the cover, 1 to 3 the screenshots, each with its own light. */
export type Scene = (canvas: Canvas, moment: number) => string;

function pick<T>(moment: number, ...choices: [T, ...T[]]): T {
  return choices[moment % choices.length] ?? choices[0];
}

/** A hill at night with the keeper's cat before the moon. */
export const lanternHill: Scene = (canvas, moment) => {
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

/** A small sail on long waves. */
export const openSea: Scene = (canvas, moment) => {
  const { width: w, height: h } = canvas;
  const [top, bottom] = pick(moment, ['#bfe6f2', '#7fb9d6'], ['#ffd6a3', '#f08a76'], ['#20345f', '#4d6fa0'], ['#d9e7d4', '#8fc0b5']);
  const tones = pick(
    moment,
    ['#5a93b8', '#3f7ba6', '#2d6491', '#1f4c79'],
    ['#a8566b', '#8a4260', '#6b3154', '#4d2247'],
    ['#2d4a7c', '#233d6b', '#1a3059', '#122346'],
    ['#5f9c95', '#4a867f', '#376e69', '#275652'],
  );
  const short = Math.min(w, h);
  return [
    sky(canvas, top, bottom),
    moment === 2 ? stars(canvas, 40) : '',
    moon(w * 0.5, h * 0.46, short * 0.2, '#fff3d8'),
    ridge(canvas, h * 0.58, h * 0.04, 2, tones[0] ?? '#5a93b8'),
    boat(w * pick(moment, 0.46, 0.64, 0.34, 0.5), h * 0.6, short * pick(moment, 0.2, 0.16, 0.14, 0.3), '#fffaf2', '#ffffff'),
    ...[0.66, 0.76, 0.87].map((level, index) => ridge(canvas, h * level, h * 0.045, 2 + index * 0.5, tones[index + 1] ?? '#1f4c79', index)),
  ].join('');
};

/** A signal beside the line that nobody uses, the town behind. */
export const signalBox: Scene = (canvas, moment) => {
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

/** A garden of peonies in the wind. */
export const peonyGarden: Scene = (canvas, moment) => {
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
