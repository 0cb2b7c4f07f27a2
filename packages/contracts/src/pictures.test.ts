import { expect, test } from '@jest/globals';
import { isFilmUrl, PICTURE_WIDTHS, parseVariant, pictureSources } from './pictures.ts';

const uuid = '0198f6d2-0000-7000-8000-00000000aaaa';

test('our picture has smaller files up to its own width, all of which are made', () => {
  const sources = pictureSources(`http://files.localhost:3002/i/${uuid}.jpg`, 256);
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[1]?.srcSet.split(', ').at(-1)).toBe(`http://files.localhost:3002/i/${uuid}_256.webp 256w`);
  for (const { srcSet } of sources) {
    const candidates = srcSet.split(', ').map((candidate) => candidate.split(' '));
    expect(candidates.map(([, width]) => width)).toEqual(['48w', '80w', '128w', '160w', '208w', '256w']);
    for (const [address, width] of candidates) {
      const variant = parseVariant(address?.split('/').at(-1) ?? '');
      expect([variant?.uuid, `${variant?.width}w`]).toEqual([uuid, width]);
    }
  }
});

test('files smaller than the picture is shown aren’t listed', () => {
  const [avif] = pictureSources(`http://files.localhost:3002/i/${uuid}.jpg`, 256, 130);
  expect(avif?.srcSet.match(/\d+w/g)).toEqual(['160w', '208w', '256w']);
});

test('other addresses and other files have none', () => {
  for (const url of ['blob:http://localhost/1', 'data:image/png;base64,', `http://x/v/${uuid}.webm`, `http://x/i/${uuid}_256.avif`, '']) {
    expect(pictureSources(url, 1280)).toEqual([]);
  }
});

test('a film is recognized by its address', () => {
  expect(isFilmUrl(`http://files.localhost:3002/v/${uuid}.webm`)).toBe(true);
  for (const url of [`http://x/i/${uuid}.jpg`, `http://x/v/${uuid}.webm?x`, 'http://x/v/x.webm', `http://x/d/${uuid}/x.webm`]) {
    expect([url, isFilmUrl(url)]).toEqual([url, false]);
  }
});

test('only the listed sizes are valid', () => {
  for (const name of ['257.avif', '0256.avif', '256.png', '256.avif/', '-256.avif', '1e3.avif', '99999.webp', '256.AVIF', '.avif']) {
    expect([name, parseVariant(`${uuid}_${name}`)]).toEqual([name, null]);
  }
  expect(parseVariant(`../${uuid}_256.avif`)).toBeNull();
  for (const width of PICTURE_WIDTHS) expect(parseVariant(`${uuid}_${width}.webp`)).toEqual({ uuid, width, format: 'webp' });
});
