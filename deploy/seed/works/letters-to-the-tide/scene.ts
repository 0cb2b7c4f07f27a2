import { pick, type Scene } from '../../art/scene.ts';
import { boat, moon, ridge, sky, stars } from '../../art/shapes.ts';

/** A small sail on long waves. */
export const scene: Scene = (canvas, moment) => {
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
