import { crc32, inflateRawSync } from 'node:zlib';
import { expect } from '@jest/globals';

/** Reads the central directory at the end of a zip, like any unpacking program. */
export async function unzip(blob: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await blob.arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < bytes.readUInt16LE(end + 10); index += 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [sum, packedSize, size] = [16, 20, 24].map((offset) => bytes.readUInt32LE(at + offset)) as [number, number, number];
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50);
    const from = local + 30 + bytes.readUInt16LE(local + 26);
    const packed = bytes.subarray(from, from + packedSize);
    const content = bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    expect(content).toHaveLength(size);
    expect(crc32(content)).toBe(sum);
    files[name] = content.toString('utf8');
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}
