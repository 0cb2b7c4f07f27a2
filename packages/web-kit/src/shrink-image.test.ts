import { afterEach, expect, jest, test } from '@jest/globals';
import { type PicturePlace, scaleFor, shrinkImage } from './shrink-image.ts';

const cover: PicturePlace = { width: 1280, height: 720, fit: 'cover', format: 'jpeg', maxBytes: 2_000_000 };
const icon: PicturePlace = { width: 1024, height: 1024, fit: 'cover', format: 'png', maxBytes: 5_000_000 };
const stage: PicturePlace = { ...cover, width: 1920, height: 1080, fit: 'inside' };

const picture = (bytes: number, name = 'photo.png') => new File([new Uint8Array(bytes)], name, { type: 'image/png', lastModified: 3 });
const calls: string[] = [];

/** A browser that decodes every picture with this size, and encodes it into this many bytes. */
function browser(width: number, height: number, encoded: number) {
  calls.length = 0;
  const bitmap = { width, height, close: () => calls.push('closed') };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const context = { fillRect: () => calls.push('white'), drawImage: () => calls.push(`${this.width}x${this.height}`) };
    return context as unknown as null;
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type, quality) => {
    calls.push(`${type} ${quality}`);
    done(new Blob([new Uint8Array(encoded)], { type: type ?? '' }));
  });
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test.each([
  ['a photo of four thousand pixels for a cover', { width: 4000, height: 3000 }, cover, 0.32],
  ['one on its side still covers its place', { width: 3000, height: 4000 }, cover, 1280 / 3000],
  ['an uncropped picture fits within its place', { width: 3000, height: 4000 }, stage, 0.27],
  ['a picture that is small enough is unchanged', { width: 300, height: 300 }, cover, 1],
] as const)('%s', (_name, size, place, scale) => expect(scaleFor(size, place)).toBeCloseTo(scale));

test('a large picture becomes a JPEG no larger than its place, with white where it was transparent', async () => {
  browser(2560, 1440, 1000);
  const made = await shrinkImage(picture(9_000_000), cover);
  expect([made.name, made.type, made.size, made.lastModified]).toEqual(['photo.jpg', 'image/jpeg', 1000, 3]);
  expect(calls).toEqual(['white', '1280x720', 'image/jpeg 0.8', 'closed']);
});

test('an icon stays a PNG with its transparency', async () => {
  browser(2048, 2048, 1000);
  const made = await shrinkImage(picture(9_000_000, 'icon.png'), icon);
  expect([made.name, made.type]).toEqual(['icon.png', 'image/png']);
  expect(calls).toEqual(['1024x1024', 'image/png 0.8', 'closed']);
});

test('a small picture, one that can’t be decoded, and one that would grow stay as they are', async () => {
  browser(1280, 720, 1000);
  const small = picture(500);
  expect(await shrinkImage(small, cover)).toBe(small);
  browser(1300, 720, 2000);
  const dense = picture(1500);
  expect(await shrinkImage(dense, cover)).toBe(dense);
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  const broken = picture(9_000_000);
  expect(await shrinkImage(broken, cover)).toBe(broken);
});
