import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { pictureRequest } from '../testing/requests.ts';
import { draftPictureProvider } from './draft-pictures.ts';
import { colorOf, seenIn } from './pictures/seen.ts';
import { randomOf } from './random.ts';

const draft = draftPictureProvider();

test.each([
  ['bg', 1280, 720],
  ['cg', 1280, 720],
  ['character', 1280, 2560],
] as const)('a picture for %s has twice its preset’s size, and a label that says draft', async (folder, width, height) => {
  const { bytes, provenance, ...picture } = await draft.draw(pictureRequest(folder));
  expect(picture).toEqual({ mime: 'image/jpeg', width, height });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
  expect(provenance).toMatchObject({ provider: 'draft', model: 'template draft', sent: 'harbour, night', seed: 7 });
  // The label's light letters on its dark ground, in the lower right corner.
  const corner = await sharp(bytes)
    .extract({ left: width - 120, top: height - 60, width: 110, height: 50 })
    .greyscale()
    .stats();
  expect(corner.channels[0]?.max).toBeGreaterThan(180);
  expect(corner.channels[0]?.min).toBeLessThan(90);
});

test('the same seed draws the same picture, and another seed or variant another', async () => {
  for (const folder of ['bg', 'cg', 'character'] as const) {
    const [one, same, other, variant] = [
      await draft.draw(pictureRequest(folder)),
      await draft.draw(pictureRequest(folder)),
      await draft.draw(pictureRequest(folder, { seed: 8 })),
      await draft.draw(pictureRequest(folder, { variantSeed: 8 })),
    ];
    expect(one.bytes.equals(same.bytes)).toBe(true);
    for (const each of [other, variant]) expect(one.bytes.equals(each.bytes)).toBe(false);
    expect(other.bytes.equals(variant.bytes)).toBe(false);
  }
});

test('keywords decide what is drawn, the first of a kind before the others', () => {
  const seen = (keywords: string) => seenIn(keywords, randomOf(1));
  expect(seen('Quiet kitchen, (lantern:1.2), rain on the street')).toEqual({ place: 'room', sky: 'night', weather: 'rain' });
  expect(seen('pine forest, morning, fog')).toEqual({ place: 'forest', sky: 'day', weather: 'fog' });
  expect(seen('lighthouse, sunset')).toEqual({ place: 'sea', sky: 'dusk', weather: 'clear' });
  expect(seen('woodcut style')).toEqual(seen(''));
});

test('a colour applies to the word that it precedes', () => {
  expect(colorOf('long red hair, a blue wool coat', 'hair')).toBe('#b0402a');
  expect(colorOf('long red hair, a blue wool coat', 'coat')).toBe('#39598f');
  expect(colorOf('red, coat', 'coat')).toBeUndefined();
});

test("a cancelled job isn't drawn", async () => {
  const over = new Error('cancelled');
  await expect(draft.draw(pictureRequest('bg', { signal: AbortSignal.abort(over) }))).rejects.toBe(over);
});
