/** Returns a number below `count` that is the same for the same text; picks the generated picture. */
export function seedOf(text: string, count: number): number {
  let sum = 7;
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % count;
}
