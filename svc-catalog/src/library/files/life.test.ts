import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { testSeed } from '@meowtale/service-kit/testing/proof';
import fc from 'fast-check';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { beginUpload, mergeUpload, partOf, putChunk } from '../../testing/parts.ts';
import { type TestS3, testS3 } from '../../testing/s3.ts';
import { upload } from '../../testing/works.ts';
import { makeZip } from '../../testing/zip.ts';
import { expireUploads } from './sessions.ts';
import { sweepOrphans } from './sweep.ts';

jest.setTimeout(300_000);
const STEPS = Number(process.env.PROVE_FILE_STEPS ?? 40);
const SEED = testSeed();
const PREFIXES = ['images', 'films', 'originals', 'uploads', 'works', 'builds'];

let s3: TestS3;
beforeAll(async () => {
  s3 = await testS3();
});
afterAll(() => s3?.close());

/** Files that should be stored by the database: key to bytes, null if no row has the size. */
async function expectedOf({ db }: TestCatalog): Promise<Map<string, number | null>> {
  const files = await db('files').select();
  const sizes = files.map(({ uuid, kind, mime_type, size_bytes }): [string, number] => {
    const at = `${uuid.slice(-2)}/${uuid}`;
    if (kind === 'image') return [`images/${at}.${mime_type === 'image/png' ? 'png' : 'jpg'}`, size_bytes];
    return [`${kind === 'film' ? 'films' : 'originals'}/${at}${kind === 'film' ? '.webm' : ''}`, size_bytes];
  });
  return new Map<string, number | null>(sizes);
}

/** Returns stored files without a row, rows without a stored file, and differences in storage usage. */
async function difference(catalog: TestCatalog) {
  const { db, storage } = catalog;
  const expected = await expectedOf(catalog);
  const versions = new Map<string, number>();
  const strays: string[] = [];
  const handles = await db('upload_sessions').where({ is_merged: false }).pluck('storage_handle');
  const sizes = new Map<string, number>();
  for (const prefix of PREFIXES) {
    for await (const { key, size } of storage.list(prefix)) {
      const [, work] = /^works\/([^/]+\/\d+)\//.exec(key) ?? [];
      if (work) versions.set(work, (versions.get(work) ?? 0) + (key.endsWith('work.json') ? 0 : size));
      // A picture and its larger copy count as one file.
      else sizes.set(key.replace('.2x.', '.'), (sizes.get(key.replace('.2x.', '.')) ?? 0) + size);
    }
  }
  const seen = new Set([...sizes].filter(([key, size]) => expected.get(key) === size).map(([key]) => key));
  const isUnderWay = (key: string) => handles.some((handle) => key === handle || key.startsWith(`${handle}/`));
  strays.push(...[...sizes.keys()].filter((key) => !seen.has(key) && !isUnderWay(key)));
  const known: string[] = (await db('app_versions').select()).map(({ app_uuid, version }) => `${app_uuid}/${version}`);
  const { rows } = await db.raw(`
    select coalesce(owner, user_uuid) as person, coalesce(sum, 0) - coalesce(used_bytes, 0) as off from (
      select owner, sum(bytes) as sum from (
        select owner_uuid as owner, size_bytes as bytes from files
        union all select owner_uuid, size_bytes from upload_sessions where not is_merged
        union all select apps.owner_uuid, app_versions.size_bytes from app_versions join apps on apps.uuid = app_versions.app_uuid
      ) all_bytes group by owner) counted full join storage_usage on user_uuid = owner`);
  return {
    strays: [...strays, ...[...versions.keys()].filter((id) => !known.includes(id))],
    missing: [...[...expected.keys()].filter((key) => !seen.has(key)), ...known.filter((id) => !versions.has(id))],
    off: rows.map(({ off }: { off: string }) => Number(off)).filter((off: number) => off !== 0),
  };
}
const NOTHING = { strays: [], missing: [], off: [] };

describe.each(['disk', 'bucket'])('on a %s', (kind) => {
  let catalog: TestCatalog;
  let people: TestPersonWithUuid[];
  beforeAll(async () => {
    catalog = await testCatalog(kind === 'bucket' ? { storage: s3.env } : {});
    people = [await catalog.creator('one'), await catalog.creator('two')];
  });
  afterAll(() => catalog?.close());

  /** Random actions on files; errors are valid results. */
  function happenings() {
    const ask = async (query: string, variables: object, person: TestPersonWithUuid) =>
      (await catalog.graphql(query, { ...variables }, person)).data;
    const pick = async (table: string, owner: TestPersonWithUuid, n: number): Promise<string> => {
      const rows = await catalog.db(table).where({ owner_uuid: owner.muid }).orderBy('uuid').pluck('uuid');
      return rows[n % rows.length] ?? uuidv7();
    };
    const contents = (n: number) =>
      n % 3 === 0
        ? makeZip([
            { name: 'index.html', content: 'x'.repeat(n * 10) },
            { name: 'noise', content: randomBytes(100 + n) },
          ])
        : n % 3 === 1
          ? makeZip([{ name: 'nothing.txt', content: randomBytes(n + 1) }])
          : Buffer.from('no archive');
    const app = (n: number, person: TestPersonWithUuid) => pick('apps', person, n);
    return [
      async (n: number, person: TestPersonWithUuid) => {
        const content = contents(n);
        const { session } = await beginUpload(catalog, person, { name: 'game.zip', content });
        if (!session || n % 7 === 0) return;
        for (const { n: part, url } of session.chunks) {
          const bytes = n % 11 === 0 ? randomBytes(partOf(content, part).length) : partOf(content, part);
          if (url.startsWith('/')) await putChunk(catalog, person, url, bytes);
          else await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) });
        }
        if (n % 5 !== 0) await mergeUpload(catalog, person, session.uuid);
      },
      async (n: number, person: TestPersonWithUuid) => {
        const background = { r: n % 256, g: 9, b: 9 };
        const content = await sharp({ create: { width: 420, height: 420, channels: 3, background } })
          .png()
          .toBuffer();
        // Twice the target's size, so that the larger copy is stored, too.
        const fields = { scope: 'store', ...(n % 3 !== 0 && { target: 'cover1to1' }) };
        await upload(catalog, person, { fields, name: 'x.png', content: n % 4 === 0 ? Buffer.from('none') : content });
      },
      async (n: number, person: TestPersonWithUuid) => {
        await ask('mutation { addApp(name: "A", default_lang: "en-US") { uuid } }', {}, person);
        const made = 'mutation ($uuid: ID!, $file: ID!) { setAppUpload(uuid: $uuid, file_uuid: $file) { version } }';
        await ask(made, { uuid: await app(n, person), file: await pick('files', person, n) }, person);
      },
      async (n: number, person: TestPersonWithUuid) =>
        ask('mutation ($uuid: ID!) { copyApp(uuid: $uuid) { state } }', { uuid: await app(n, person) }, person),
      async (n: number, person: TestPersonWithUuid) => {
        const uuid = await app(n, person);
        await ask('mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["flag:delete"]) { uuid } }', { uuid }, person);
        const deleteApp = () => ask('mutation ($uuid: ID!) { delApp(uuid: $uuid) }', { uuid }, person);
        await (n % 2 === 0 ? Promise.all([deleteApp(), deleteApp()]) : undefined);
      },
      async (n: number, person: TestPersonWithUuid) => {
        const uuid = await pick(n % 2 === 0 ? 'files' : 'upload_sessions', person, n);
        const deleteFile = () => ask('mutation ($uuid: ID!) { delFile(uuid: $uuid) }', { uuid }, person);
        await Promise.all([deleteFile(), deleteFile()]);
      },
      async (n: number) => {
        if (n % 3 !== 0) return;
        await catalog.moveClock(25 * 3600);
        await Promise.all([expireUploads(catalog.db, catalog.storage), expireUploads(catalog.db, catalog.storage)]);
        await catalog.moveClock(-25 * 3600);
      },
    ];
  }

  test(`after random actions (seed ${SEED}), stored files match the rows, and usage is their sum`, async () => {
    const all = happenings();
    const [steps = []] = fc.sample(fc.array(fc.tuple(fc.nat(all.length - 1), fc.nat(1000)), { minLength: STEPS, maxLength: STEPS }), {
      seed: SEED,
      numRuns: 1,
    });
    const done: string[] = [];
    for (const [which, n] of steps) {
      // Two people at once, who share no data.
      await Promise.all(people.map((person, at) => all[(which + at) % all.length]?.(n + at, person)));
      done.push(`${which}:${n}`);
      expect([done.join(' '), await difference(catalog)]).toEqual([done.join(' '), NOTHING]);
    }
    expect(Number((await catalog.db('files').count({ n: '*' }).first())?.n)).toBeGreaterThan(0);
  });

  test('files without a row are found and removed, and no others', async () => {
    const before: string[] = [];
    for (const prefix of PREFIXES) for await (const { key } of catalog.storage.list(prefix)) before.push(key);
    const [file, appUuid] = [uuidv7(), uuidv7()];
    const stray = async (key: string) => {
      const folder = await catalog.storage.workspace();
      writeFileSync(join(folder, 'x'), 'x');
      await catalog.storage.keep(join(folder, 'x'), key);
      await catalog.storage.discard(folder);
    };
    const at = `${file.slice(-2)}/${file}`;
    const strays = [`images/${at}.jpg`, `originals/${at}`, `uploads/${file}`, `builds/${at}`, `works/${appUuid}/3/work.json`];
    for (const key of strays) await stray(key);
    await mkdir(join(catalog.filesDir, 'tmp/work-abandoned'), { recursive: true });
    await writeFile(join(catalog.filesDir, 'tmp/work-abandoned/x'), 'x');
    expect(await sweepOrphans(catalog.db, catalog.storage)).toEqual([]);
    expect((await sweepOrphans(catalog.db, catalog.storage, 0)).sort()).toEqual(strays.sort());
    const after: string[] = [];
    for (const prefix of [...PREFIXES, 'tmp']) for await (const { key } of catalog.storage.list(prefix)) after.push(key);
    expect([after.sort(), await difference(catalog)]).toEqual([before.sort(), NOTHING]);
  });
});
