/** A fraction of whole numbers, exact until the fee is rounded. */
export interface Exact {
  over: bigint;
  under: bigint;
}

const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,12}))?$/;

/** Parses a decimal such as `-12.5`; returns null for anything else. */
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

/** Divides exactly; `b` must not be zero. */
export function divide(a: Exact, b: Exact): Exact {
  const sign = b.over < 0n ? -1n : 1n;
  return { over: a.over * b.under * sign, under: a.under * b.over * sign };
}

/** Returns a number below 0 when `a` is less than `b`, 0 when they are equal. */
export function compare(a: Exact, b: Exact): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Rounds to the nearest whole number, halves up: 2.5 is 3, -2.5 is -2. */
export function roundHalfUp({ over, under }: Exact): bigint {
  const [doubled, twice] = [2n * over + under, 2n * under];
  const towardsZero = doubled / twice;
  return doubled < 0n && doubled % twice !== 0n ? towardsZero - 1n : towardsZero;
}
