/** An element of EBML (RFC 8794), the format of WebM: its id and the offsets of its content. */
export interface EbmlElement {
  id: number;
  start: number;
  /** The parent's end for an element without a length. */
  end: number;
}

/** Far more than a valid header has. */
const ELEMENTS_MAX = 1000;

/** The bytes aren't EBML, or are incomplete. */
export class EbmlFault extends Error {}

/**
 * Yields the sibling elements between two offsets. The last may end after `to`, as at the beginning of a file.
 * @throws EbmlFault for one that can't be read
 */
export function* elementsOf(bytes: Buffer, from: number, to: number): Generator<EbmlElement> {
  let at = from;
  for (let count = 0; at < to; count += 1) {
    if (count >= ELEMENTS_MAX) throw new EbmlFault('too many elements');
    const id = readNumber(bytes, at, 4, true);
    const size = readNumber(bytes, at + id.length, 8, false);
    const start = at + id.length + size.length;
    const end = size.unknown ? to : start + size.value;
    if (!Number.isSafeInteger(end)) throw new EbmlFault('no such length');
    yield { id: id.value, start, end };
    at = end;
  }
}

/** Reads a number whose length is in its first bits; `withMark` keeps them, as they are part of an element's id. */
function readNumber(bytes: Buffer, at: number, lengthMax: number, withMark: boolean) {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > lengthMax || at + length > bytes.length) throw new EbmlFault('not a number of EBML');
  let value = withMark ? first : first & (0xff >> length);
  let unknown = !withMark && value === 0xff >> length;
  for (let next = 1; next < length; next += 1) {
    const byte = bytes[at + next] ?? 0;
    value = value * 256 + byte;
    unknown &&= byte === 0xff;
  }
  return { value, length, unknown };
}

/** Reads an element's content as an unsigned number. @throws EbmlFault beyond 6 bytes or the end of `bytes` */
export function readUnsigned(bytes: Buffer, { start, end }: EbmlElement): number {
  if (end - start > 6 || end > bytes.length) throw new EbmlFault('not a number that is used here');
  return end === start ? 0 : bytes.readUIntBE(start, end - start);
}

/** Reads an element's content as ASCII text. @throws EbmlFault beyond 64 bytes or the end of `bytes` */
export function readLetters(bytes: Buffer, { start, end }: EbmlElement): string {
  if (end - start > 64 || end > bytes.length) throw new EbmlFault('not a word that is used here');
  return bytes.toString('latin1', start, end).replace(/\0+$/, '');
}
