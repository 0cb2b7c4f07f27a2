const LENGTH_MAX = 90;
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The last sentence that says something, cut after a whole word: what an ending is called that nobody named. */
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

/** As many signs as fit, as readers see them: an emoji of several people is one. */
function wholeSigns(text: string): string {
  let end = 0;
  for (const { index, segment } of signs.segment(text.slice(0, LENGTH_MAX * 2))) {
    if (index + segment.length > LENGTH_MAX) break;
    end = index + segment.length;
  }
  // One sign that is longer than all there may be is cut between its letters.
  return end > 0 ? text.slice(0, end) : text.slice(0, LENGTH_MAX).replace(/\p{Surrogate}$/u, '');
}
