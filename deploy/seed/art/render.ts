import { IMAGE_TARGETS } from '@meowtale/contracts/inputs/catalog/upload';
import sharp from 'sharp';
import { seededRandom } from './random.ts';
import type { Scene } from './scene.ts';
import { drawTitle, type Title } from './title.ts';

export interface Covers {
  cover: Buffer;
  cover240x320: Buffer;
}

export interface ListingPictures {
  /** One for each title. */
  covers: Covers[];
  cover1to1: Buffer;
  screenshots: Buffer[];
}

interface Drawing {
  width: number;
  height: number;
  moment: number;
}

const svg = ({ width, height }: Pick<Drawing, 'width' | 'height'>, body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`);

const GRAIN_PX = 192;

/** A tile of film grain, so that wide gradients look like paper and show no bands. */
const grain = Buffer.from(
  Array.from(
    { length: GRAIN_PX * GRAIN_PX },
    ((random) => () => [random() < 0.5 ? 0 : 255, Math.floor(random() * 10)])(seededRandom(3)),
  ).flatMap(([light = 0, alpha = 0]) => [light, light, light, alpha]),
);

/** A drawing as raw pixels, so that every image made from it is encoded only once. */
interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 3 };
}

async function draw(scene: Scene, seed: number, drawing: Drawing): Promise<Pixels> {
  const { width, height } = drawing;
  const data = await sharp(svg(drawing, scene({ width, height, seed }, drawing.moment)))
    .composite([{ input: grain, raw: { width: GRAIN_PX, height: GRAIN_PX, channels: 4 }, tile: true }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, raw: { width, height, channels: 3 } };
}

const jpeg = ({ data, raw }: Pixels): Promise<Buffer> => sharp(data, { raw }).jpeg({ quality: 86 }).toBuffer();

function withTitle({ data, raw }: Pixels, title: Title): Promise<Buffer> {
  const { width, height } = raw;
  const box = { x: width * 0.07, y: height * 0.06, width: width * (width > height ? 0.42 : 0.86), size: Math.min(width, height) * 0.115 };
  return sharp(data, { raw })
    .composite([{ input: svg(raw, drawTitle(title, box)) }])
    .jpeg({ quality: 86 })
    .toBuffer();
}

const COVER = { width: IMAGE_TARGETS.cover.width, height: IMAGE_TARGETS.cover.height, moment: 0 };
/** Twice the size at which it is saved. */
const CARD = { width: 480, height: 640, moment: 0 };
const SQUARE = { width: 400, height: 400, moment: 0 };

/** Draws every picture that a listing needs (SPEC §5): its covers with each title, or without text where there is none. */
export async function drawListing(scene: Scene, seed: number, titles: readonly (Title | null)[]): Promise<ListingPictures> {
  const { screenshot } = IMAGE_TARGETS;
  const [cover, card] = [await draw(scene, seed, COVER), await draw(scene, seed, CARD)];
  const shot = async (moment: number) => jpeg(await draw(scene, seed, { width: screenshot.width, height: screenshot.height, moment }));
  const covers: Covers[] = [];
  for (const title of titles) {
    const [wide, narrow] = title ? [withTitle(cover, title), withTitle(card, title)] : [jpeg(cover), jpeg(card)];
    covers.push({ cover: await wide, cover240x320: await narrow });
  }
  return {
    covers,
    cover1to1: await jpeg(await draw(scene, seed, SQUARE)),
    screenshots: [await shot(1), await shot(2), await shot(3)],
  };
}

/** Draws an app's icon, 1024 × 1024 png as SPEC §5 requires. */
export function drawLogo(scene: Scene, seed: number): Promise<Buffer> {
  const drawing = { width: 1024, height: 1024, moment: 0 };
  return sharp(svg(drawing, scene({ ...drawing, seed }, 0)))
    .png({ compressionLevel: 1 })
    .toBuffer();
}
