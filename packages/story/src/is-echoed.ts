/** Returns whether a passage repeats the choice as its first words, as many stories do, so that it isn't shown twice. */
export function isEchoed(chosen: string, firstWords: string | undefined): boolean {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return bare(firstWords ?? '').startsWith(bare(chosen));
}
