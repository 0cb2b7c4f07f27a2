import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { drawListing, drawLogo } from '../../deploy/seed/art/render.ts';
import { scene } from '../../deploy/seed/works/the-lantern-keeper/scene.ts';
import { zipFolder } from '../../deploy/seed/zip-folder.ts';

const root = join(import.meta.dirname, '../..');

/** A file for Playwright's file inputs. */
export interface Payload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns every `.ink` file below a folder. */
function inkFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ink'))
    .map((name) => join(folder, name));
}

/** Returns the longest story of STORY_DIR, if there is one; else the longest of our fixtures. */
export function realStory(): Payload {
  const given = process.env.STORY_DIR ?? join(root, '../shared/data');
  const bySize = (folder: string) => inkFiles(folder).sort((one, other) => statSync(other).size - statSync(one).size);
  const path = bySize(given)[0] ?? bySize(join(root, 'packages/story/fixtures'))[0];
  if (!path) throw new Error('there is no story to publish');
  return { name: basename(path), mimeType: 'text/plain', buffer: readFileSync(path) };
}

export async function webGame(): Promise<Payload> {
  const buffer = await zipFolder(join(root, 'deploy/seed/works/peony-season/game'));
  return { name: 'peony-season.zip', mimeType: 'application/zip', buffer };
}

export interface Pictures {
  logo: Payload;
  cover: Payload;
  cover1to1: Payload;
  cover240x320: Payload;
  screenshots: Payload[];
}

/** Draws all pictures of a listing; other seeds give other pictures. */
export async function pictures(seed: number): Promise<Pictures> {
  const images = await drawListing(scene, seed, [null]);
  const [bare] = images.covers;
  if (!bare) throw new Error('no cover was drawn');
  const jpeg = (name: string, buffer: Buffer): Payload => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer });
  return {
    logo: { name: 'logo.png', mimeType: 'image/png', buffer: await drawLogo(scene, seed) },
    cover: jpeg('cover', bare.cover),
    cover1to1: jpeg('square', images.cover1to1),
    cover240x320: jpeg('small-cover', bare.cover240x320),
    screenshots: images.screenshots.map((buffer, index) => jpeg(`screenshot-${index + 1}`, buffer)),
  };
}
