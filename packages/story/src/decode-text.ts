/** Marks with which a text begins that is in UTF-16. */
const MARKS = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;
/** So much shows how a text is written. */
const BEGINNING_BYTES = 4096;

/**
 * Returns the text that a file's bytes are, in UTF-8 or UTF-16, without the mark that it begins with and with one `\n` at each line's
 * end, whichever system's it had; null when they are neither.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = strictly(utf16Of(bytes) ?? 'utf-8', bytes);
  return text?.replace(/\r\n?/g, '\n') ?? null;
}

/** Returns which UTF-16 bytes are in, by their mark, or where they have none by the zeros beside plain letters; null for other bytes. */
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
  // In no language's text are fewer of its signs ASCII: line ends, spaces and ink's own.
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
