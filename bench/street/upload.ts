import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { randomFrom } from '../method/random.ts';
import { mebibytes, type Result } from '../method/result.ts';
import type { Street } from './street.ts';

const MEBIBYTE = 1_048_576;
const UPLOAD_MIB = 256;
const WARM_UP_MIB = 8;
const BOUNDARY = 'meowtale-bench';

/** Creates a mebibyte that begins like the first file of a zip archive and continues with noise. */
function zipLike(seed: number): Buffer {
  const random = randomFrom(seed);
  const block = Buffer.alloc(MEBIBYTE);
  for (let at = 0; at < MEBIBYTE; at += 4) block.writeUInt32LE(random(2 ** 32), at);
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(MEBIBYTE, 18);
  header.writeUInt32LE(MEBIBYTE, 22);
  header.writeUInt16LE(10, 26);
  Buffer.concat([header, Buffer.from('index.html')]).copy(block);
  return block;
}

async function upload(street: Street, token: string, block: Buffer, count: number): Promise<void> {
  const field = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="scope"\r\n\r\napp\r\n`;
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="game.zip"\r\ncontent-type: application/zip\r\n\r\n`;
  const tail = `\r\n--${BOUNDARY}--\r\n`;
  const length = Buffer.byteLength(field + file + tail) + block.length * count;
  const parts = function* () {
    yield Buffer.from(field + file);
    for (let index = 0; index < count; index += 1) yield block;
    yield Buffer.from(tail);
  };
  const { statusCode, body } = await request(`${street.gateway}/files/upload`, {
    method: 'POST',
    headers: {
      'accept-version': 'v2',
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(length),
    },
    body: Readable.from(parts()),
  });
  const text = await body.text();
  if (statusCode !== 201) throw new Error(`the upload was answered with ${statusCode}: ${text}`);
}

/** Returns a process's resident memory in bytes, from its own metrics. */
async function residentBytes(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes\S* (\S+)/m.exec(text)?.[1]);
  if (!(bytes > 0)) throw new Error(`${origin} doesn't tell its memory`);
  return bytes;
}

/** Measures by how much the gateway and the catalogue grow, at most, while a large upload streams through both. */
export async function benchUpload(street: Street, seed: number): Promise<Result[]> {
  const token = await street.tokenOf('creator');
  const block = zipLike(seed);
  const origins = [street.gateway, street.catalog];
  const sample = () => Promise.all(origins.map(residentBytes));
  await upload(street, token, block, WARM_UP_MIB);
  const before = await sample();
  let most = before;
  let samples = 0;
  let done = false;
  const watch = async () => {
    while (!done) {
      const now = await sample();
      most = most.map((bytes, index) => Math.max(bytes, now[index] ?? 0));
      samples += 1;
      await pause(20);
    }
  };
  const watching = watch();
  await upload(street, token, block, UPLOAD_MIB).finally(() => {
    done = true;
  });
  await watching;
  const growth = most.reduce((sum, bytes, index) => sum + bytes - (before[index] ?? 0), 0);
  return [
    {
      what: 'upload: growth of gateway and catalogue together / the size of what streams through',
      ours: mebibytes(growth),
      peer: mebibytes(UPLOAD_MIB * MEBIBYTE),
      ratios: [growth / (UPLOAD_MIB * MEBIBYTE)],
      n: `1, ${samples} samples`,
    },
  ];
}
