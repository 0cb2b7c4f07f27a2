/** A fraction of whole numbers, so that nothing is lost before the fee is rounded. */
export interface Exact {
  over: bigint;
  under: bigint;
}

const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,12}))?$/;

/** A decimal as it is written, `-12.5`; null for what isn't one. */
export function readExact(text: string): Exact | null {
  const [, sign, whole, part = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return null;
  const over = BigInt(`${whole}${part}`);
  return { over: sign ? -over : over, under: 10n ** BigInt(part.length) };
}

export const exactOf = (whole: number): Exact => ({ over: BigInt(whole), under: 1n });
export const add = (a: Exact, b: Exact): Exact => ({ over: a.over * b.under + b.over * a.under, under: a.under * b.under });
export const negate = (a: Exact): Exact => ({ over: -a.over, under: a.under });
export const multiply = (a: Exact, b: Exact): Exact => ({ over: a.over * b.over, under: a.under * b.under });

/** `b` is not zero. */
export function divide(a: Exact, b: Exact): Exact {
  const sign = b.over < 0n ? -1n : 1n;
  return { over: a.over * b.under * sign, under: a.under * b.over * sign };
}

/** Below 0 where `a` is the less, 0 where they are the same. */
export function compare(a: Exact, b: Exact): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** To the next whole number, halves up: 2.5 is 3, -2.5 is -2. */
export function roundHalfUp({ over, under }: Exact): bigint {
  const [doubled, twice] = [2n * over + under, 2n * under];
  const towardsZero = doubled / twice;
  return doubled < 0n && doubled % twice !== 0n ? towardsZero - 1n : towardsZero;
}
