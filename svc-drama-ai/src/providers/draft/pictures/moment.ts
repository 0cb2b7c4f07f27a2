import type { Random } from '../random.ts';
import type { Canvas, Light } from './light.ts';
import { type Look, lookOf } from './looks.ts';
import { drawPlace } from './places.ts';
import type { Seen } from './seen.ts';
import { circle, ellipse, fade, glow, path, place, rect, stroke } from './svg.ts';

const SHADOW = '#120c20';

const HEADS: Readonly<Record<Look['cut'], string>> = {
  short: 'M-8 -93C-9 -104 8 -105 8 -93C8 -84 5 -82 4 -82H-5C-7 -84 -8 -88 -8 -93Z',
  long: 'M-8 -92C-10 -105 9 -106 9 -92C10 -80 11 -72 10 -64H-10C-11 -72 -9 -80 -8 -92Z',
  bun: 'M-4 -105a5 5 0 1 1 8 0C9 -103 9 -90 6 -83H-6C-9 -90 -9 -103 -4 -105Z',
  bob: 'M-9 -92C-10 -105 10 -106 10 -92C11 -84 10 -80 8 -79H-8C-10 -80 -10 -84 -9 -92Z',
  braids: 'M-8 -92C-9 -105 9 -105 9 -92C8 -84 6 -82 5 -82L8 -56L4 -55L2 -80H-2L-4 -55L-8 -56L-5 -82C-7 -84 -8 -88 -8 -92Z',
};

/** Draws a person from behind, feet at (0, 0), a hundred units tall, lit from the right. */
function figure({ cloth, hair, cut, accent, scarf, hat }: Look, holds: boolean, rim: string): string {
  const coat = 'M-5 -84C-11 -82 -16 -80 -17 -72L-13 -50L-19 -16Q0 -11 19 -16L13 -50L17 -72C16 -80 11 -82 5 -84Z';
  const legs = stroke('M-6 -18L-7 -2M6 -18L7 -2', SHADOW, 7);
  const arm = holds ? stroke('M15 -73L25 -60L30 -72', cloth, 6) : stroke('M15 -73L19 -56L17 -40', cloth, 6);
  const prop = holds ? circle(31, -75, 4, '#ffe6b4') : '';
  const cap = hat ? path('M-13 -98Q0 -94 13 -98L8 -101C8 -110 -8 -110 -8 -101Z', cloth) : '';
  const wrap = scarf ? path('M-7 -85Q0 -80 7 -85L8 -80Q0 -75 -8 -80ZM-7 -80L-11 -60L-6 -59L-3 -79Z', accent) : '';
  const edge = `<g transform="translate(1.1 -.4)" opacity=".85">${path(coat, rim)}${path(HEADS[cut], rim)}</g>`;
  return (
    edge +
    legs +
    stroke('M-15 -73L-19 -56L-17 -40', cloth, 6) +
    path(coat, cloth) +
    path('M-17 -72L-13 -50L-19 -16Q-8 -12 -4 -12L-3 -83C-10 -82 -16 -80 -17 -72Z', SHADOW, 'opacity=".38"') +
    wrap +
    path(HEADS[cut], hair) +
    cap +
    arm +
    prop
  );
}

/** Draws a moment: a darkened place with one or two people who look into its light. */
export function drawMoment(canvas: Canvas, seen: Seen, light: Light, keywords: string, random: Random): string {
  const { w, h } = canvas;
  const text = keywords.toLowerCase();
  const alone =
    /\b(?:alone|solo|one person|single)\b/.test(text) || (!/\b(?:two|couple|both|friends|together|2)\b/.test(text) && random.isBelow(0.35));
  const ground = h * 1.03;
  const tall = h * 0.62;
  const centre = w * (0.42 + random.next() * 0.16);
  const people = alone ? [centre] : [centre - tall * 0.27, centre + tall * 0.27];
  return [
    drawPlace(canvas, seen, light),
    rect(
      0,
      0,
      w,
      h,
      fade([
        [0, light.near, 0.1],
        [0.6, light.near, 0.05],
        [1, SHADOW, 0.72],
      ]),
    ),
    glow(centre, h * 0.5, h * 0.62, light.orb, 0.5),
    ellipse(w / 2, h * 1.06, w * 0.8, h * 0.16, SHADOW),
    ...people.map((x, index) => {
      const look = lookOf(`${keywords} ${index}`, random);
      return place(x, ground, (tall / 100) * (index ? 0.95 : 1), figure(look, index === 0 && random.isBelow(0.7), light.orb), x > centre);
    }),
  ].join('');
}
