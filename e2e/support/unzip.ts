import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** Unpacks a small zip into a folder. */
export function unzip(bytes: Buffer, folder: string): void {
  let end = bytes.length - 22;
  while (end > 0 && bytes.readUInt32LE(end) !== END) end -= 1;
  let at = bytes.readUInt32LE(end + 16);
  while (bytes.readUInt32LE(at) === ENTRY) {
    const [method, packed] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32)];
    const local = bytes.readUInt32LE(at + 42);
    const path = join(folder, bytes.toString('utf8', at + 46, at + 46 + nameLength));
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + packed);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, method === 0 ? content : inflateRawSync(content));
    at += 46 + nameLength + extra + comment;
  }
}
