import type { Readable } from 'node:stream';
import { addWebsitePictureInput } from '@meowtale/contracts/inputs/catalog/website-picture';
import { DomainError, inTransaction, parseInput } from '@meowtale/service-kit';
import type { Db } from '../../database.ts';
import { lockLimit } from '../../limit-repository.ts';
import { locate, type Network } from '../../network.ts';
import type { Works } from '../../works.ts';
import { PictureOutOfReach } from './errors.ts';
import { assertRoomFor } from './quota.ts';
import { countPictureFetches, type FileRow, insertPictureFetch } from './repository.ts';
import { takeUpload } from './upload.ts';

const FETCHES_PER_HOUR = 60;
const REDIRECTS_MAX = 3;
/** For the whole fetch, with its redirects. */
const WITHIN_MS = 8000;

interface Fetching {
  db: Db;
  works: Works;
  network: Network;
}

/**
 * Fetches a picture from an address once (SPEC §5: the image tool accepts pasted URLs), and stores it like one uploaded for a site. Failed
 * attempts count towards the limit.
 * @throws PictureOutOfReach for an address of a private network, with a port, or without a response within 8 seconds; DomainError
 *   `input/invalid`, `gateway/rate-limited` (429) beyond 60 within an hour; as takeUpload
 */
export async function addGivenPicture({ db, works, network }: Fetching, ownerUuid: string, args: unknown): Promise<FileRow> {
  const { url } = parseInput(addWebsitePictureInput, args);
  await assertRoomFor(db, ownerUuid, 1);
  await inTransaction(db, async (tx) => {
    await lockLimit(tx, 'picture-fetches', ownerUuid);
    if ((await countPictureFetches(tx, ownerUuid)) >= FETCHES_PER_HOUR) throw new DomainError('gateway/rate-limited');
    await insertPictureFetch(tx, ownerUuid);
  });
  const given = new URL(url);
  const content = await follow(given, network, AbortSignal.timeout(WITHIN_MS)).catch((cause: unknown) => {
    throw cause instanceof PictureOutOfReach ? cause : new PictureOutOfReach(cause);
  });
  try {
    return await takeUpload(db, works, { ownerUuid, fields: { scope: 'website' }, filename: nameOf(given), content });
  } catch (error) {
    const broke = content.errored === error || (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';
    throw broke ? new PictureOutOfReach(error) : error;
  } finally {
    content.destroy();
  }
}

/** Returns the body after redirects; each address is checked like the first. */
async function follow(url: URL, network: Network, signal: AbortSignal, left = REDIRECTS_MAX): Promise<Readable> {
  if (!['http:', 'https:'].includes(url.protocol) || url.port !== '' || url.username !== '' || url.password !== '')
    throw new PictureOutOfReach();
  const located = await locate(url, network);
  if (typeof located === 'string') throw new PictureOutOfReach();
  const { status, location, body } = await network.open(url, located.address, signal);
  // The stream may fail before it is read.
  body.on('error', () => undefined);
  if (status === 200) return body;
  body.destroy();
  if (![301, 302, 303, 307, 308].includes(status) || location === null || left === 0) throw new PictureOutOfReach();
  return follow(new URL(location, url), network, signal, left - 1);
}

/** Returns the last segment of the path. */
function nameOf({ pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
