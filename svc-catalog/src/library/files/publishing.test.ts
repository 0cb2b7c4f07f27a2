import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from '@meowtale/service-kit';
import { waitFor } from '@meowtale/service-kit/testing';
import type { Db } from '../../database.ts';
import { type TestCatalog, type TestPersonWithUuid, testCatalog } from '../../testing/catalog.ts';
import { addBuild, killedAfter, publishings, runBuild, takeStory } from '../../testing/publishings.ts';
import { type ShortTimeouts, shortTimeoutDatabase } from '../../testing/short-timeouts.ts';
import { filesOnDisk, makeApp } from '../../testing/works.ts';
import { delApp } from '../apps/service.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import type { Storage } from '../storage/model.ts';
import { discardFile } from './discard.ts';
import { takeRoom } from './quota.ts';
import { sweepOrphans } from './sweep.ts';
import { dropUnusedFiles } from './tidy.ts';

const ALLOWANCE = 5 * 1024 ** 3;
const WEEK = 7 * 86_400;
let catalog: TestCatalog;
let maker: TestPersonWithUuid;
let impatient: ShortTimeouts;
const playerDir = mkdtempSync(join(tmpdir(), 'player-'));

beforeAll(async () => {
  for (const name of ['index.html', 'player.1.js', 'player.1.css', 'bridge.js', 'frame.js'])
    writeFileSync(join(playerDir, name), '<head></head>');
  catalog = await testCatalog();
  maker = await catalog.creator('maker');
  impatient = shortTimeoutDatabase(catalog);
});
afterAll(async () => {
  await impatient?.close();
  await catalog?.close();
  rmSync(playerDir, { recursive: true, force: true });
});

const used = async () => Number((await catalog.db('storage_usage').where({ user_uuid: maker.muid }).first())?.used_bytes ?? 0);
const publishing = (which: string) => publishings(catalog, maker, playerDir)[which as keyof ReturnType<typeof publishings>]();
const WAYS = Object.keys(publishings({} as TestCatalog, {} as TestPersonWithUuid, ''));
const since = (before: readonly string[]) => filesOnDisk(catalog).filter((path) => !before.includes(path));
const sweep = (graceMs?: number) => sweepOrphans(catalog.db, catalog.storage, graceMs);

/** Makes the first commit that writes to a table fail with a deadlock. Returns the number of attempts, and undoes it. */
async function failFirstCommit(table: string): Promise<() => Promise<number>> {
  const { owner } = catalog.database;
  await owner.raw(`
    create sequence commits_tried;
    create function fail_first_commit() returns trigger language plpgsql security definer as $$
      begin
        -- A sequence counts on though its transaction is rolled back.
        if nextval('commits_tried') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return null;
      end $$;
    create constraint trigger fail_first_commit after insert or update on ${table} deferrable initially deferred
      for each row execute function fail_first_commit();`);
  return async () => {
    const { rows } = await owner.raw<{ rows: { last_value: number }[] }>('select last_value from commits_tried');
    await owner.raw(`drop trigger fail_first_commit on ${table}; drop function fail_first_commit(); drop sequence commits_tried`);
    return Number(rows[0]?.last_value);
  };
}

/** A storage whose changes take longer than the server lets a transaction be idle. Stored keys are added to `keys`. */
function slowStorage(keys: string[]): Storage {
  const disk = diskStorage(catalog.filesDir);
  const slowed =
    <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      await impatient.outlastIdle();
      return call(...given);
    };
  const keep = async (...given: Parameters<Storage['keep']>) => {
    await slowed(disk.keep)(...given);
    keys.push(given[1]);
  };
  return { ...disk, keep, remove: slowed(disk.remove) };
}

describe.each(WAYS)('%s', (which) => {
  test('whose first commit fails is published by the next attempt, and nothing else remains', async () => {
    const { table, run } = await publishing(which);
    const before = filesOnDisk(catalog);
    const tried = await failFirstCommit(table);
    await run(catalog.db, catalog.storage).finally(async () => expect(await tried()).toBe(2));
    expect(since(before)).not.toEqual([]);
    expect([await sweep(0), since(before).filter((path) => path.startsWith('tmp'))]).toEqual([[], []]);
  });

  test('by a process killed before the commit leaves only files that the sweep removes, and is published by the next', async () => {
    const { table, run } = await publishing(which);
    const [before, bytes, rows] = [filesOnDisk(catalog), await used(), await catalog.db(table)];
    let isKilled = false;
    const killed = killedAfter(catalog.storage, 'keep', () => {
      isKilled = true;
    });
    void run(catalog.db, killed);
    await waitFor(() => isKilled);
    expect([await used(), await catalog.db(table)]).toEqual([bytes, rows]);
    const orphans = since(before).filter((path) => !path.startsWith('tmp'));
    expect(orphans).not.toEqual([]);
    expect(await sweep()).toEqual([]);
    await run(catalog.db, catalog.storage);
    const published = since([...before, ...orphans]);
    // A build has its row from the start, so its next attempt replaces the bytes at its key.
    const isReplaced = table === 'app_builds';
    expect((await sweep(0)).sort()).toEqual(isReplaced ? [] : orphans);
    expect(since(before)).toEqual(isReplaced ? orphans : published);
  });
});

test('each is published to a bucket that is slower than a transaction may be idle', async () => {
  const runs = await Promise.all(WAYS.map(async (which) => ({ which, kept: [] as string[], run: (await publishing(which)).run })));
  const before = filesOnDisk(catalog);
  // At once, because each waits for seconds.
  await Promise.all(runs.map(({ kept, run }) => run(impatient.db, slowStorage(kept))));
  const published = since(before);
  expect(runs.filter(({ kept }) => kept.length === 0)).toEqual([]);
  const isPublished = (key: string) => published.some((path) => path === key || path.startsWith(`${key}/`));
  expect(runs.flatMap(({ kept }) => kept).filter((key) => !isPublished(key))).toEqual([]);
  expect(await sweep(0)).toEqual([]);
});

describe('by a process killed between the commit and the removal of files', () => {
  const killOnDiscard = async (run: (storage: Storage) => Promise<unknown>): Promise<void> => {
    let isKilled = false;
    const killed = killedAfter(catalog.storage, 'remove', () => {
      isKilled = true;
    });
    void run(killed);
    await waitFor(() => isKilled);
  };

  test('the replaced build is removed by the sweep', async () => {
    const { uuid: app } = await makeApp(catalog, maker, 'One\n-> END');
    const [first, second] = [await addBuild(catalog, maker, app), await addBuild(catalog, maker, app)];
    await runBuild(maker, app, first, playerDir)(catalog.db, catalog.storage);
    await killOnDiscard((storage) => runBuild(maker, app, second, playerDir)(catalog.db, storage));
    expect(await catalog.db('app_builds').where({ app_uuid: app }).pluck('uuid')).toEqual([second]);
    expect(await sweep(0)).toEqual([expect.stringContaining(first)]);
  });

  test('the files of a deleted app are removed by the sweep, and its original a week later, which frees its storage', async () => {
    const before = await used();
    const { uuid, file } = await makeApp(catalog, maker, 'One\n-> END');
    await catalog.graphql('mutation ($uuid: ID!) { setAppTags(uuid: $uuid, tags: ["flag:delete"]) { uuid } }', { uuid }, maker);
    await killOnDiscard((storage) => delApp(catalog.db, storage, maker.muid, { uuid }));
    const swept = await sweep(0);
    expect(swept.map((key) => key.startsWith(`works/${uuid}/1/`))).toEqual(swept.map(() => true));
    expect([swept.length > 0, filesOnDisk(catalog).some((path) => path.includes(uuid))]).toEqual([true, false]);
    await catalog.moveClock(WEEK + 1);
    await dropUnusedFiles(catalog.db, catalog.storage);
    await catalog.moveClock(-WEEK - 1);
    expect(await catalog.db('files').where({ uuid: file.uuid })).toEqual([]);
    expect(await used()).toBeLessThanOrEqual(before);
  });

  test('a deleted file is removed by the sweep, and its storage is free', async () => {
    const before = await used();
    const { uuid } = await takeStory(maker)(catalog.db, catalog.storage);
    await killOnDiscard((storage) => discardFile(catalog.db, storage, maker.muid, uuid));
    expect([await sweep(0), await used()]).toEqual([[`originals/${uuid.slice(-2)}/${uuid}`], before]);
  });
});

test('of uploads at once as many as fit are accepted, and nothing remains of the others', async () => {
  const [before, bytes] = [filesOnDisk(catalog), await used()];
  const { uuid, size_bytes } = await takeStory(maker)(catalog.db, catalog.storage);
  await discardFile(catalog.db, catalog.storage, maker.muid, uuid);
  const rest = ALLOWANCE - bytes - 2 * size_bytes;
  await inTransaction(catalog.db, (tx) => takeRoom(tx, maker.muid, rest));
  const taken = await Promise.allSettled(Array.from({ length: 6 }, () => takeStory(maker)(catalog.db, catalog.storage)));
  await inTransaction(catalog.db, (tx) => takeRoom(tx, maker.muid, -rest));
  const rejected = taken.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(rejected).toEqual(Array(4).fill('file/upload.app.add_size'));
  expect([since(before).length, await used()]).toEqual([2, bytes + 2 * size_bytes]);
});

test('a storage called in a transaction’s work throws, also within a joined one', async () => {
  const read = () => catalog.storage.open('images/00/none.jpg');
  const call = async (tx: Db) => inTransaction(tx, read);
  await expect(inTransaction(catalog.db, call)).rejects.toThrow('storage.open was called inside a transaction');
  const abandon = () => catalog.storage.parts.abandon({ key: 'originals/00/none', size: 1, handle: 'uploads/none' });
  await expect(inTransaction(catalog.db, abandon)).rejects.toThrow('storage.parts.abandon was called inside a transaction');
  expect(await read()).toBeNull();
});
