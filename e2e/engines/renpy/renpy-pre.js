// Reads a file of an archive of stored files by ranges: its end, its directory, then that file alone.
async function readRange(url, range) {
  const response = await fetch(url, { headers: { range: `bytes=${range}` } });
  if (response.status !== 206) throw new Error(`a range came with ${response.status}`);
  return new DataView(await response.arrayBuffer());
}

const END_BYTES = 22;
const ENTRY_BYTES = 46;
const HEADER_BYTES = 30;

globalThis.readGameFile = async (url, wanted) => {
  const end = await readRange(url, `-${END_BYTES}`);
  const [length, start] = [end.getUint32(12, true), end.getUint32(16, true)];
  const directory = await readRange(url, `${start}-${start + length - 1}`);
  for (let at = 0; at < length; ) {
    const nameBytes = directory.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + ENTRY_BYTES, nameBytes));
    if (name === wanted) {
      const from = directory.getUint32(at + 42, true) + HEADER_BYTES + nameBytes;
      return new TextDecoder().decode(await readRange(url, `${from}-${from + directory.getUint32(at + 20, true) - 1}`));
    }
    at += ENTRY_BYTES + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  throw new Error(`no file ${wanted}`);
};
