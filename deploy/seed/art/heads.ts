import sharp from 'sharp';
import { HOUSE_HEADS } from './house-heads.ts';
import { vignette } from './light.ts';
import { READER_HEADS } from './reader-heads.ts';

const HEADS = { ...HOUSE_HEADS, ...READER_HEADS };
export type HeadName = keyof typeof HEADS;

const SIDE = 512;

/** Draws a person's picture, 512 × 512 png. */
export function drawHead(name: HeadName): Promise<Buffer> {
  const body = HEADS[name]() + vignette({ width: SIDE, height: SIDE, seed: 0 }, '#0b0616', 0.25);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${body}</svg>`;
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
