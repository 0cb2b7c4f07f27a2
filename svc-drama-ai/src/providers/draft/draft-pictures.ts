import { limitConcurrency } from '@meowtale/service-kit/limit-concurrency';
import sharp from 'sharp';
import { PICTURE_PRESETS } from '../picture-presets.ts';
import type { DrawnPicture, PictureProvider, PictureRequest } from '../ports.ts';
import { DRAFT_MODEL, DRAFT_NAME } from './draft-text.ts';
import { label } from './pictures/label.ts';
import { lightOf } from './pictures/light.ts';
import { dressedAs, lookOf } from './pictures/looks.ts';
import { drawMoment } from './pictures/moment.ts';
import { drawPlace } from './pictures/places.ts';
import { drawPortrait } from './pictures/portrait.ts';
import { seenIn } from './pictures/seen.ts';
import { randomOf } from './random.ts';

/** Scale of a preset's size; drawings need no upscaling afterwards. */
const SCALE = 2;
const inTurn = limitConcurrency(1);

/** Renders a picture. A variant shows the same place in the same light, or the same person, with other details. */
function svgOf({ folder, keywords, seed, variantSeed }: PictureRequest, width: number, height: number): string {
  const random = randomOf(folder, keywords, seed);
  const seen = seenIn(keywords, random);
  const light = lightOf(seen, random);
  const details = variantSeed === undefined ? random : randomOf(folder, keywords, variantSeed);
  const canvas = { w: width, h: height, random: details };
  const drawers = {
    bg: () => drawPlace(canvas, seen, light),
    cg: () => drawMoment(canvas, seen, light, keywords, details),
    character: () => {
      const look = lookOf(keywords, random);
      const portrait =
        details === random
          ? drawPortrait(look, light, random)
          : drawPortrait(dressedAs(look, lookOf(keywords, details)), lightOf(seen, details), details);
      return `<g transform="scale(${width / 640})">${portrait}</g>`;
    },
  }[folder]();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawers}${label(DRAFT_MODEL, width, height)}</svg>`;
}

/** Draws without a key or network: a generic picture with a label in its corner that says draft. */
export const draftPictureProvider = (): PictureProvider => ({
  name: DRAFT_NAME,
  abilities: async () => ({ model: DRAFT_MODEL, sampler: 'none' }),
  draw: (request: PictureRequest): Promise<DrawnPicture> =>
    inTurn(async () => {
      const { folder, keywords, seed, signal } = request;
      signal.throwIfAborted();
      const preset = PICTURE_PRESETS[folder];
      const [width, height] = [preset.width * SCALE, preset.height * SCALE];
      const bytes = await sharp(Buffer.from(svgOf(request, width, height)))
        .flatten({ background: '#140f1e' })
        .jpeg({ quality: 86, mozjpeg: true })
        .toBuffer();
      signal.throwIfAborted();
      const provenance = { provider: DRAFT_NAME, model: DRAFT_MODEL, sent: keywords, seed, attempts: 1, at: new Date().toISOString() };
      return { bytes, mime: 'image/jpeg', width, height, provenance };
    }),
});
