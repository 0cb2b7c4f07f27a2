/** Byte order marks of UTF-16. */
const MARKS = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;
/** Length of the beginning by which the encoding is detected. */
const BEGINNING_BYTES = 4096;

/**
 * Decodes a file's bytes from UTF-8 or UTF-16, without byte order mark and with `\n` at the end of each line. Returns null for other bytes.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = strictly(utf16Of(bytes) ?? 'utf-8', bytes);
  return text?.replace(/\r\n?/g, '\n') ?? null;
}

/** Returns the UTF-16 variant of bytes, by their byte order mark or else by the zero bytes of ASCII characters; null for other bytes. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const marked = MARKS.find(({ mark }) => mark[0] === bytes[0] && mark[1] === bytes[1]);
  if (marked) return marked.encoding;
  const beginning = bytes.subarray(0, BEGINNING_BYTES);
  const pairs = Math.floor(beginning.length / 2);
  const zeros = [0, 0];
  beginning.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  // In texts of every language more than one character in twenty is ASCII: line ends, spaces and ink's syntax.
  const many = pairs / 20;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}

function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
