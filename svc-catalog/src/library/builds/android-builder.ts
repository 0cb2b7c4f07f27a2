import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { GAME_PACK_MAX_BYTES } from '@meowtale/contracts';
import { BuildRefused } from './errors.ts';

/** The operator's server that converts a web bundle into a signed .apk (ADR 25). */
export interface AndroidBuilder {
  url: string;
  token: string | undefined;
}

export interface Wrapping {
  /** Paths of the bundle's zip and of the .apk to write. */
  from: string;
  to: string;
  appUuid: string;
  name: string;
  version: number;
  signal: AbortSignal;
}

/** Every .apk is a zip. */
const ZIP_HEAD = Buffer.from('PK\u0003\u0004', 'latin1');

/**
 * Sends a bundle to the builder and writes its .apk. Returns the size in bytes.
 * @throws BuildRefused when no builder is configured, for a status 4xx, and for a response that isn't an .apk; Error when the builder fails
 */
export async function wrapForAndroid(builder: AndroidBuilder | null, wrapping: Wrapping): Promise<number> {
  if (builder === null) throw new BuildRefused('androidUnavailable');
  const { from, to, appUuid, name, version, signal } = wrapping;
  const answer = await fetch(builder.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/zip',
      'content-length': String((await stat(from)).size),
      'x-app-uuid': appUuid,
      'x-app-name': encodeURIComponent(name),
      'x-app-version': String(version),
      ...(builder.token && { authorization: `Bearer ${builder.token}` }),
    },
    body: Readable.toWeb(createReadStream(from)) as unknown as BodyInit,
    duplex: 'half',
    redirect: 'error',
    signal,
  } as RequestInit);
  if (answer.status >= 400 && answer.status < 500) throw new BuildRefused('builderRefused');
  if (!answer.ok || answer.body === null) throw new Error(`the android builder answered ${answer.status}`);
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), notLonger, createWriteStream(to), { signal });
  const file = await open(to);
  const { buffer } = await file.read(Buffer.alloc(ZIP_HEAD.length), 0, ZIP_HEAD.length, 0).finally(() => file.close());
  if (!buffer.equals(ZIP_HEAD)) throw new BuildRefused('builderRefused');
  return (await stat(to)).size;
}

async function* notLonger(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > GAME_PACK_MAX_BYTES) throw new BuildRefused('tooLarge');
    yield chunk;
  }
}
