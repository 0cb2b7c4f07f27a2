const LENGTH_MAX = 90;
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the last sentence with a letter, digit or emoji, cut after a whole word: the name of an ending without one. */
export function lastWords(text: string): string {
  const sentence =
    text
      .split(/(?<=[.!?。！？…]["'”’」』]*)\s*(?=[^\s"'”’」』])/u)
      .findLast((part) => SAYS_SOMETHING.test(part))
      ?.trim() ?? '';
  if (sentence.length <= LENGTH_MAX) return sentence;
  const cut = wholeSigns(sentence);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > LENGTH_MAX / 2 ? space : undefined).trimEnd()}…`;
}

/** Returns as many grapheme clusters as fit: an emoji of several people is one. */
function wholeSigns(text: string): string {
  let end = 0;
  for (const { index, segment } of signs.segment(text.slice(0, LENGTH_MAX * 2))) {
    if (index + segment.length > LENGTH_MAX) break;
    end = index + segment.length;
  }
  // A single cluster that is longer than the limit is cut between its code points.
  return end > 0 ? text.slice(0, end) : text.slice(0, LENGTH_MAX).replace(/\p{Surrogate}$/u, '');
}
