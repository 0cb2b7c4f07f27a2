/** A set of small non-negative integers: 32 per word. */
export type Bits = Uint32Array;

export const noBits = (count: number): Bits => new Uint32Array(Math.ceil(count / 32));
export const allBits = (count: number): Bits => noBits(count).fill(0xffff_ffff);
export const hasBit = (bits: Bits, bit: number): boolean => (((bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
export const isSame = (one: Bits, other: Bits): boolean => one.every((word, at) => word === other[at]);

export function bitsOf(all: Iterable<number>, count: number): Bits {
  const bits = noBits(count);
  for (const bit of all) bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  return bits;
}

export function unite(into: Bits, bits: Bits | undefined): void {
  for (let at = 0; bits !== undefined && at < into.length; at += 1) into[at] = (into[at] ?? 0) | (bits[at] ?? 0);
}

export function intersect(into: Bits, bits: Bits | undefined): void {
  for (let at = 0; bits !== undefined && at < into.length; at += 1) into[at] = (into[at] ?? 0) & (bits[at] ?? 0);
}

export function subtract(into: Bits, bits: Bits | undefined): void {
  for (let at = 0; bits !== undefined && at < into.length; at += 1) into[at] = (into[at] ?? 0) & ~(bits[at] ?? 0);
}
