import { IMAGE_TARGETS } from '@meowtale/contracts/inputs/catalog/upload';
import sharp from 'sharp';
import type { Scene } from './scene.ts';
import { drawTitle } from './title.ts';

export interface ListingPictures {
  cover: Buffer;
  cover240x320: Buffer;
  cover1to1: Buffer;
  screenshots: Buffer[];
}

interface Drawing {
  width: number;
  height: number;
  moment: number;
  title?: Title;
}

export interface Title {
  /** One string per line, Latin script. */
  lines: readonly string[];
  ink: 'light' | 'dark';
}

function svgOf(scene: Scene, seed: number, { width, height, moment, title }: Drawing): Buffer {
  const words = title
    ? drawTitle(
        title.lines,
        { x: width * 0.07, y: height * 0.06, width: width * (width > height ? 0.5 : 0.86), size: Math.min(width, height) * 0.115 },
        title.ink,
      )
    : '';
  const body = scene({ width, height, seed }, moment);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}${words}</svg>`,
  );
}

function jpeg(svg: Buffer): Promise<Buffer> {
  return sharp(svg).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

/**
 * Draws all that a listing must carry (SPEC §5), twice the stored size where it stays under its byte limit.
 * @param title left out for languages whose script the title font lacks
 */
export async function drawListing(scene: Scene, seed: number, title?: Title): Promise<ListingPictures> {
  const { cover, screenshot } = IMAGE_TARGETS;
  const draw = (drawing: Drawing) => jpeg(svgOf(scene, seed, drawing));
  return {
    cover: await draw({ width: cover.width, height: cover.height, moment: 0, title }),
    cover240x320: await draw({ width: 480, height: 640, moment: 0, title }),
    cover1to1: await draw({ width: 400, height: 400, moment: 0 }),
    screenshots: await Promise.all([1, 2, 3].map((moment) => draw({ width: screenshot.width, height: screenshot.height, moment }))),
  };
}

/** An app's icon, 1024 × 1024 png as SPEC §5 wants it. */
export function drawLogo(scene: Scene, seed: number): Promise<Buffer> {
  return sharp(svgOf(scene, seed, { width: 1024, height: 1024, moment: 0 }))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
