/** An element of EBML (RFC 8794), in which WebM is written: where its content lies. */
export interface EbmlElement {
  id: number;
  start: number;
  /** The parent's end for an element that doesn't say how long it is. */
  end: number;
}

/** No head that anybody wrote in earnest has so many. */
const ELEMENTS_MAX = 1000;

/** Bytes that aren't EBML, or end before they should. */
export class EbmlFault extends Error {}

/**
 * The elements that stand beside each other between two offsets. One may end after `to`, as in the beginning of a file.
 * @throws EbmlFault as soon as one can't be read
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

/** A number whose length its own first bits tell; of an element's name they are a part. */
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

/** An element's content as a number without a sign. */
export function readUnsigned(bytes: Buffer, { start, end }: EbmlElement): number {
  if (end - start > 6 || end > bytes.length) throw new EbmlFault('not a number that is used here');
  return end === start ? 0 : bytes.readUIntBE(start, end - start);
}

/** An element's content as plain letters. */
export function readLetters(bytes: Buffer, { start, end }: EbmlElement): string {
  if (end - start > 64 || end > bytes.length) throw new EbmlFault('not a word that is used here');
  return bytes.toString('latin1', start, end).replace(/\0+$/, '');
}
