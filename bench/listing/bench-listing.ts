import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { StoreInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { LOCALES } from '@meowtale/contracts/locales';
import { createDatabase, type UserActor } from '@meowtale/service-kit';
import { insertFile } from '../../svc-catalog/src/library/files/repository.ts';
import { createStorage } from '../../svc-catalog/src/library/storage/service.ts';
import { addStore } from '../../svc-catalog/src/publishing/listings/service.ts';
import { findCurrent } from '../../svc-catalog/src/publishing/submission/model.ts';
import { saveSubmit } from '../../svc-catalog/src/publishing/submits/service.ts';
import { comparison, type Result } from '../method/result.ts';
import { inRounds, lanes } from '../method/rounds.ts';
import { type BenchServers, migrated } from '../servers.ts';

const ROUNDS = 8;
const TURN = { lanes: 1, forMs: 1500 };
const COVERS = { cover: [1280, 720], cover1to1: [200, 200], cover240x320: [240, 320], screenshot: [1280, 720] } as const;
type Target = keyof typeof COVERS;

type Db = ReturnType<typeof createDatabase>;

/** Creates a creator, and the pictures that a listing's entries refer to. */
async function settle(db: Db) {
  const uuid = randomUUID();
  const person = {
    uuid,
    firebase_uid: uuid,
    email: 'bench@meowtale.example',
    email_verified: true,
    nickname: 'Bench',
    roles: ['user', 'creator'],
  };
  await db('users').insert(person);
  const picture = async (target: Target) => {
    const [width, height] = COVERS[target];
    const file = { uuid: randomUUID(), owner_uuid: uuid, kind: 'image' as const, basename: 'a.jpg', mime_type: 'image/jpeg' };
    const found = { size_bytes: 1000, sha256: '0'.repeat(64), scope: 'store' as const, target, width, height };
    await insertFile(db, { ...file, ...found });
    return file.uuid;
  };
  return { actor: { kind: 'user', uuid, roles: ['user', 'creator'] } as unknown as UserActor, picture };
}

/** Returns entries in thirteen languages, with texts of usual length and their own pictures; `turn` makes each save different. */
async function entries(picture: (target: Target) => Promise<string>): Promise<(turn: number) => StoreInfoDraft[]> {
  const list = await Promise.all(
    LOCALES.map(async (language) => ({
      language,
      brief: 'Two towns, one river, three acres of mud, and a map that both sides bought. '.repeat(2).trim(),
      introduction: 'You have been engaged to draw the border, and everybody pays you well for another one. '.repeat(20).trim(),
      labels: ['River', 'Wry', 'Maps'],
      cover: await picture('cover'),
      cover1to1: await picture('cover1to1'),
      cover240x320: await picture('cover240x320'),
      screenshots: await Promise.all([picture('screenshot'), picture('screenshot'), picture('screenshot')]),
    })),
  );
  return (turn) => list.map((entry) => ({ ...entry, name: `The Cartographer's War ${turn}` }));
}

/** Measures saving a listing in thirteen languages with all the service's checks, compared with one statement that writes the same row. */
export async function benchListing(house: BenchServers): Promise<Result[]> {
  const { runtimeUrl } = await migrated(house, 'svc-catalog', 'bench_listing');
  const db = createDatabase(runtimeUrl, { poolMax: 2 });
  try {
    const { actor, picture } = await settle(db);
    const storage = await createStorage({ FILES_DIR: join(house.folder, 'files') });
    const wordsOf = await entries(picture);
    const [saved, written] = [
      await addStore(db, actor, { platform_key: 'meowtale' }),
      await addStore(db, actor, { platform_key: 'meowtale' }),
    ];
    let seen = await findCurrent(db, saved.uuid);
    const plain = await findCurrent(db, written.uuid);
    if (!seen || !plain) throw new Error('a listing without a submission');
    let turn = 0;
    const save = async () => {
      turn += 1;
      if (!seen) return;
      const data = { store_submit_info: { list: wordsOf(turn) } };
      seen = await saveSubmit(db, storage, actor, { store_id: saved.uuid, uuid: seen.uuid, revision: seen.revision, data });
    };
    const write = async () => {
      turn += 1;
      const data = { ...plain.data, store_submit_info: { ...plain.data.store_submit_info, list: wordsOf(turn) } };
      await db.raw('update store_submits set data = ?, revision = revision + 1, updated_at = clock_now() where uuid = ? returning *', [
        JSON.stringify(data),
        plain.uuid,
      ]);
    };
    const [ours, peer] = await inRounds([lanes(save, TURN), lanes(write, TURN)], ROUNDS);
    const [one, other] = [await findCurrent(db, saved.uuid), await findCurrent(db, written.uuid)];
    if (one?.data.store_submit_info.list.length !== LOCALES.length || other?.data.store_submit_info.list.length !== LOCALES.length)
      throw new Error('the two did not write the same');
    return [comparison('a listing in 13 languages saved / the same row in one SQL statement', ours, peer, { atLeast: 0.33 })];
  } finally {
    await db.destroy();
  }
}
