import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { IMAGE_TARGETS, uploadedFile } from '@meowtale/contracts/inputs/catalog/upload';
import sharp from 'sharp';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { makeFilm } from '../../testing/film.ts';
import { filesOnDisk, upload } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';
import { cleanBasename } from './upload.ts';

let catalog: TestCatalog;
let maker: TestPersonWithUuid;
let player: TestPersonWithUuid;

beforeAll(async () => {
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
  player = await catalog.person('player');
});
afterAll(() => catalog?.close());

const picture = (width = 640, height = 480, format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#b93818' } })
    .toFormat(format)
    .toBuffer();

const send = (fields: Record<string, string>, name: string, content: Buffer | string, person: TestPersonWithUuid | undefined = maker) =>
  upload(catalog, person, { fields, name, content });

const used = async (uuid: string) => Number((await catalog.db('storage_usage').where({ user_uuid: uuid }).first())?.used_bytes ?? 0);

/** Asserts that a rejected upload leaves no row, no storage usage and no file. */
async function rejectionOf(
  answer: Promise<{ statusCode: number; json(): { code: string; status: number; fields?: { key: string }[]; requestId: string } }>,
) {
  const before = [filesOnDisk(catalog), await catalog.db('files').count(), await used(maker.muid)];
  const { statusCode, json } = await answer.then((given) => ({ statusCode: given.statusCode, json: given.json() }));
  expect([filesOnDisk(catalog), await catalog.db('files').count(), await used(maker.muid)]).toEqual(before);
  expect(json).toMatchObject({ status: statusCode, requestId: expect.any(String) });
  return [statusCode, json.code, json.fields?.[0]?.key];
}

describe('a picture', () => {
  test.each(Object.entries(IMAGE_TARGETS))('for %s has exactly its size', async (target, { scope, width, height, format, accepts }) => {
    for (const type of accepts) {
      const answer = await send({ scope, target }, 'Picture.JPG', await picture(1280, 960, type));
      expect(answer.statusCode).toBe(201);
      expect(uploadedFile.parse(answer.json())).toMatchObject({ width, height, mimeType: `image/${format}`, basename: 'Picture.JPG' });
    }
  });

  test.each([
    ['logo', 'x.png', 'jpeg', '.png'],
    ['thumb', 'x.jpg', 'png', '.jpg, .jpeg'],
  ] as const)(
    'for %s of another type is rejected by its content, whatever its name is, with the accepted types',
    async (target, name, type, types) => {
      const answer = await send({ scope: 'app', target }, name, await picture(640, 480, type));
      const expected = { path: 'file', key: 'upload.errors.otherPicture', params: { types } };
      expect([answer.statusCode, answer.json()]).toMatchObject([415, { code: 'upload/type-refused', fields: [expected] }]);
    },
  );

  test('without a target is scaled down to 1920 × 1080, and never enlarged', async () => {
    expect((await send({ scope: 'store' }, 'wide.png', await picture(4000, 1000, 'png'))).json()).toMatchObject({
      width: 1920,
      height: 480,
    });
    expect((await send({ scope: 'store' }, 'small.png', await picture(30, 20, 'png'))).json()).toMatchObject({ width: 30, height: 20 });
  });

  test('has no metadata', async () => {
    const tagged = await sharp(await picture())
      .withExif({ IFD0: { Make: 'SECRETcamera' } })
      .toBuffer();
    expect(tagged.includes('SECRETcamera')).toBe(true);
    const { uuid } = (await send({ scope: 'store' }, 'x.jpg', tagged)).json();
    const stored = await sharp(`${catalog.filesDir}/images/${uuid.slice(-2)}/${uuid}.jpg`).metadata();
    expect(stored.exif).toBeUndefined();
  });

  test('for an icon is a 32-bit PNG, whatever its original was', async () => {
    const { uuid, width } = (await send({ scope: 'app', target: 'logo' }, 'x.png', await picture(512, 512, 'png'))).json();
    const stored = await sharp(`${catalog.filesDir}/images/${uuid.slice(-2)}/${uuid}.png`).metadata();
    expect([width, stored.format, stored.channels, stored.depth]).toEqual([1024, 'png', 4, 'uchar']);
  });

  test('is recognized by its content, whatever its name is', async () => {
    expect((await send({ scope: 'store' }, 'x.exe', await picture())).json()).toMatchObject({ mimeType: 'image/jpeg' });
    expect(await rejectionOf(send({ scope: 'store' }, 'x.jpg', 'MZ\u0000 a program'))).toEqual([
      415,
      'upload/type-refused',
      'upload.errors.type',
    ]);
  });

  test.each([
    ['cover', 'x.jpg', 'upload.errors.imageUnreadable'],
    ['screenshot', 'x.PNG', 'upload.errors.imageUnreadable'],
    ['screenshot', 'x.webm', 'upload.errors.filmUnreadable'],
    ['cover', 'x.webm', 'upload.errors.type'],
    ['cover', 'x.gif', 'upload.errors.type'],
  ])('that is broken has an error by its target and name: %s %s', async (target, name, key) => {
    const answer = rejectionOf(send({ scope: 'store', target }, name, 'nothing of the kind'));
    expect(await answer).toEqual([415, 'upload/type-refused', key]);
  });

  test('with a script in it is rejected, as SVG or behind another picture', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await rejectionOf(send({ scope: 'store' }, 'x.svg', svg))).toEqual([415, 'upload/type-refused', 'upload.errors.type']);
    const jpeg = await picture();
    const polyglots = [`<ScRiPt>alert(1)</script>`, '<?php system($_GET[0]);', '%PDF-1.7', makeZip([{ name: 'a.js', content: 'x' }])];
    for (const tail of polyglots) {
      const answer = rejectionOf(send({ scope: 'store' }, 'x.jpg', Buffer.concat([jpeg, Buffer.from(tail)])));
      expect(await answer).toEqual([422, 'upload/image-refused', 'upload.errors.imagePolyglot']);
    }
  });

  test('of huge dimensions is rejected before it is decoded', async () => {
    const bomb = await sharp({ create: { width: 13_000, height: 100, channels: 3, background: '#000' }, limitInputPixels: false })
      .png()
      .toBuffer();
    expect(await rejectionOf(send({ scope: 'store' }, 'x.png', bomb))).toEqual([422, 'upload/image-refused', 'upload.errors.imagePixels']);
    const vast = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#000' }, limitInputPixels: false })
      .png()
      .toBuffer();
    expect(await rejectionOf(send({ scope: 'store' }, 'x.png', vast))).toEqual([422, 'upload/image-refused', 'upload.errors.imagePixels']);
  });

  test('of a listing is enlarged to twice its size at most', async () => {
    const cover = (width: number, height: number) =>
      picture(width, height).then((content) => send({ scope: 'store', target: 'cover' }, 'x.jpg', content));
    expect((await cover(640, 360)).json()).toMatchObject({ width: 1280, height: 720 });
    const small = [422, 'upload/image-refused', 'upload.errors.imageSmall'];
    for (const [width, height] of [
      [200, 200],
      [639, 720],
      [1280, 359],
    ] as const)
      expect(await rejectionOf(cover(width, height))).toEqual(small);
    expect((await cover(200, 200)).json().fields[0].params).toEqual({ width: 640, height: 360 });
    const turned = await sharp(await picture(360, 640))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await send({ scope: 'store', target: 'cover' }, 'x.jpg', turned)).statusCode).toBe(201);
    const head = await send({ scope: 'avatar', target: 'avatar' }, 'x.jpg', await picture(40, 40));
    expect(head.json()).toMatchObject({ width: 120, height: 120 });
  });

  test('that is broken, or of a type that SPEC §5 doesn’t name, is rejected', async () => {
    const whole = await picture();
    expect(await rejectionOf(send({ scope: 'store' }, 'x.jpg', whole.subarray(0, whole.length / 2)))).toEqual([
      422,
      'upload/image-refused',
      'upload.errors.imageUnreadable',
    ]);
    expect(await rejectionOf(send({ scope: 'store' }, 'x.webp', await picture(10, 10, 'webp')))).toEqual([
      415,
      'upload/type-refused',
      'upload.errors.type',
    ]);
    expect(await rejectionOf(send({ scope: 'store' }, 'x.gif', await picture(10, 10, 'gif')))).toEqual([
      415,
      'upload/type-refused',
      'upload.errors.type',
    ]);
  });

  test('over its target’s limit is rejected: 0.5 MB for a store cover', async () => {
    const noise = await sharp(Buffer.from(Array.from({ length: 500 * 500 * 3 }, (_, index) => (index * 7919) % 251)), {
      raw: { width: 500, height: 500, channels: 3 },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(524_288);
    expect(await rejectionOf(send({ scope: 'store', target: 'cover1to1' }, 'x.png', noise))).toEqual([
      413,
      'upload/too-large',
      'upload.errors.tooLarge',
    ]);
  });
});

describe('a video screenshot', () => {
  const film = (content: Buffer, name = 'x.webm', fields: Record<string, string> = { scope: 'store', target: 'screenshot' }) =>
    send(fields, name, content);

  test('is stored byte by byte, with its size in pixels, and counted by its bytes', async () => {
    const content = makeFilm({ width: 1280, height: 720 });
    const before = await used(maker.muid);
    const answer = await film(content, 'A walk.webm');
    expect([answer.statusCode, uploadedFile.parse(answer.json())]).toMatchObject([
      201,
      { mimeType: 'video/webm', width: 1280, height: 720, size: content.length, basename: 'A walk.webm' },
    ]);
    expect((await used(maker.muid)) - before).toBe(content.length);
  });

  test('is recognized by its content, and rejected for other targets', async () => {
    const content = makeFilm();
    expect((await film(content, 'x.jpg')).json()).toMatchObject({ mimeType: 'video/webm' });
    const places: Record<string, string>[] = [
      { scope: 'store', target: 'cover' },
      { scope: 'store' },
      { scope: 'app' },
      { scope: 'avatar', target: 'avatar' },
    ];
    for (const fields of places) {
      expect(await rejectionOf(film(content, 'x.webm', fields))).toEqual([415, 'upload/type-refused', 'upload.errors.type']);
    }
    for (const other of [makeFilm({ kind: 'matroska' }), Buffer.from('\u001aEßno film')]) {
      expect((await rejectionOf(film(other)))[1]).toBe('upload/type-refused');
    }
  });

  test('that is truncated, invalid, or not playable in browsers is rejected', async () => {
    const whole = makeFilm();
    const faulty = [
      whole.subarray(0, 60),
      whole.subarray(0, -1),
      Buffer.concat([whole.subarray(0, 60), Buffer.alloc(4000, 0xff)]),
      Buffer.concat([whole.subarray(0, 60), Buffer.alloc(4000)]),
      Buffer.from(whole).fill(0x81, 50),
      makeFilm({ codec: 'V_MPEG4/ISO/AVC' }),
      makeFilm({ codec: 'V_VP9'.repeat(40) }),
      makeFilm({ tracks: [2] }),
      makeFilm({ tracks: [1, 1] }),
      makeFilm({ tracks: Array(1500).fill(2) }),
      makeFilm({ width: 0 }),
    ];
    for (const [index, content] of faulty.entries()) {
      expect([index, await rejectionOf(film(content))]).toEqual([index, [422, 'upload/image-refused', 'upload.errors.filmUnreadable']]);
    }
  });

  test('of more than 1920 × 1080 is rejected', async () => {
    for (const size of [{ width: 1922 }, { height: 1081 }]) {
      expect(await rejectionOf(film(makeFilm(size)))).toEqual([422, 'upload/image-refused', 'upload.errors.filmSize']);
    }
    expect((await film(makeFilm({ width: 1920, height: 1080 }))).statusCode).toBe(201);
  });

  test('may have 10 MB, a picture only 2', async () => {
    expect(await rejectionOf(film(Buffer.concat([makeFilm(), Buffer.alloc(10 * 1024 ** 2)])))).toEqual([
      413,
      'upload/too-large',
      'upload.errors.tooLarge',
    ]);
    const still = Buffer.concat([await picture(), Buffer.alloc(2 * 1024 ** 2)]);
    expect(await rejectionOf(film(still, 'x.jpg'))).toEqual([413, 'upload/too-large', 'upload.errors.tooLarge']);
  });
});

describe('an original', () => {
  test('is stored byte by byte, under scope app only', async () => {
    const story = 'Once.\n-> END\n';
    const answer = await send({ scope: 'app' }, 'Story.ink', story);
    expect(answer.json()).toMatchObject({ size: story.length, mimeType: 'text/plain; charset=utf-8', basename: 'Story.ink', width: null });
    expect((await send({ scope: 'app' }, 'game.zip', makeZip([{ name: 'index.html', content: 'x' }]))).json()).toMatchObject({
      mimeType: 'application/zip',
    });
    expect(await rejectionOf(send({ scope: 'store' }, 'Story.ink', story))).toEqual([415, 'upload/type-refused', 'upload.errors.type']);
    expect(await rejectionOf(send({ scope: 'website' }, 'game.zip', makeZip([])))).toEqual([
      415,
      'upload/type-refused',
      'upload.errors.type',
    ]);
  });

  test('that isn’t UTF-8, and one over 4 MB, is rejected', async () => {
    expect(await rejectionOf(send({ scope: 'app' }, 'x.ink', Buffer.from([0x48, 0xe9, 0x0a])))).toEqual([
      415,
      'upload/type-refused',
      'upload.errors.inkNotUtf8',
    ]);
    expect(await rejectionOf(send({ scope: 'app' }, 'x.ink', Buffer.alloc(4 * 1024 ** 2 + 1, 'a')))).toEqual([
      413,
      'upload/too-large',
      'upload.errors.tooLarge',
    ]);
  });

  test('loses characters that file names may not have', () => {
    expect(cleanBasename(' a<b>:"/\\|?*\u0000.ink ')).toBe('ab.ink');
    expect(cleanBasename('../../etc/passwd')).toBe('....etcpasswd');
    for (const none of ['***', '.', '..', ' ..? ', '.'.repeat(300)]) expect(cleanBasename(none)).toBe('file');
    expect(cleanBasename('..ink')).toBe('..ink');
    expect(cleanBasename('cat\u202egnp.exe\u2066')).toBe('catgnp.exe');
    expect(cleanBasename('a\u2028b\u2029c\u061cd\u200be\u200ef\u00adg\ufeff\u0085\ud800.ink')).toBe('a b cdefg .ink');
    expect(cleanBasename('two\nlines.ink')).toBe('two lines.ink');
    expect(cleanBasename(`${'👩‍👩‍👧'.repeat(60)}.ink`)).toBe(`${'👩‍👩‍👧'.repeat(50)}.ink`);
    expect(cleanBasename('cafe\u0301.ink')).toBe('café.ink');
    for (const none of ['\u200b', '\u200d\ufe0f', '\u3164 .', '\u2800']) expect(cleanBasename(none)).toBe('file');
    expect(cleanBasename('👩‍💻 می‌خواهم ❤️.ink')).toBe('👩‍💻 می‌خواهم ❤️.ink');
  });
});

describe('access to uploads', () => {
  test('a guest can’t upload; a person who isn’t a creator only an avatar', async () => {
    expect((await upload(catalog, undefined, { fields: { scope: 'avatar' }, name: 'x.jpg', content: await picture() })).json().code).toBe(
      'auth/required',
    );
    expect((await send({ scope: 'avatar', target: 'avatar' }, 'x.jpg', await picture(), player)).statusCode).toBe(201);
    expect((await send({ scope: 'app' }, 'x.ink', 'x', player)).json().code).toBe('auth/forbidden');
  });

  test('without accept-version it is rejected, because a form of another site can’t send it', async () => {
    const content = await picture();
    const answer = upload(catalog, maker, { fields: { scope: 'store' }, name: 'x.jpg', content, headers: { 'accept-version': '' } });
    expect(await rejectionOf(answer)).toEqual([400, 'gateway/version', undefined]);
  });

  test('without the gateway’s signature it is rejected', async () => {
    const answer = await catalog.app.inject({
      method: 'POST',
      url: '/files/upload',
      headers: { 'accept-version': 'v2', 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--',
    });
    expect([answer.statusCode, answer.body]).toEqual([401, expect.stringContaining('gateway/signature')]);
  });

  test('errors name the invalid fields', async () => {
    expect(await rejectionOf(send({ scope: 'nowhere' }, 'x.jpg', 'x'))).toEqual([400, 'input/invalid', 'upload.errors.scope']);
    expect(await rejectionOf(send({ scope: 'app', target: 'cover' }, 'x.jpg', 'x'))).toEqual([
      400,
      'input/invalid',
      'upload.errors.targetOfAnotherScope',
    ]);
  });
});

const PART = '--x\r\ncontent-disposition: form-data; name="scope"\r\n\r\navatar\r\n';
const OPEN_FILE = `${PART}--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc`;

describe('a body that is no form', () => {
  test.each([
    ['', 'garbage'],
    ['; boundary=x', 'garbage'],
    ['; boundary=x', PART],
    ['; boundary=x', OPEN_FILE],
    [`; boundary=${'x'.repeat(300)}`, OPEN_FILE],
  ])('multipart/form-data%s with %j is a client error', async (more, payload) => {
    const headers = { 'content-type': `multipart/form-data${more}`, 'accept-version': 'v2' };
    const send = () => catalog.inject({ method: 'POST', url: '/files/upload', payload, headers }, { person: player, stream: true });
    expect(await rejectionOf(send())).toEqual([400, 'input/invalid', expect.stringMatching(/^upload\.errors\.(multipart|noFile)$/)]);
  });
});

const BASIC_CAPACITY_BYTES = 5 * 1024 ** 3;

describe('storage', () => {
  test('of 5 GB can’t be exceeded by twenty uploads at once', async () => {
    const hoarder = await catalog.creator('hoarder');
    const story = 'x'.repeat(1000);
    await catalog.db('storage_usage').insert({ user_uuid: hoarder.muid, used_bytes: BASIC_CAPACITY_BYTES - 5500 });
    const responses = await Promise.all(Array.from({ length: 20 }, () => send({ scope: 'app' }, 'x.ink', story, hoarder)));
    const codes = responses.map((answer) => (answer.statusCode === 201 ? 'kept' : answer.json().code));
    expect(codes.filter((code) => code === 'kept')).toHaveLength(5);
    expect(new Set(codes)).toEqual(new Set(['kept', 'file/upload.app.add_size']));
    expect(await used(hoarder.muid)).toBe(BASIC_CAPACITY_BYTES - 500);
  });
});
