const LENGTH_MAX = 90;

/** The last sentence, cut after a whole word: what an ending is called that nobody named. */
export function lastWords(text: string): string {
  const sentence =
    text
      .split(/(?<=[.!?。！？…]["'”’」』]?)\s*(?=\S)/u)
      .at(-1)
      ?.trim() ?? '';
  if (sentence.length <= LENGTH_MAX) return sentence;
  // A sign that the end would cut in two is left out.
  const cut = sentence.slice(0, LENGTH_MAX).replace(/\p{Surrogate}$/u, '');
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > LENGTH_MAX / 2 ? space : undefined).trimEnd()}…`;
}
