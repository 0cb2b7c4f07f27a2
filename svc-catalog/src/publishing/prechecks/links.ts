import { error, type Finding, warning } from './finding.ts';
import type { LinkChecker } from './link-checker.ts';

export const LINKS_MAX = 20;

/** A text of a submission, with the path of its field. */
export interface FieldText {
  path: string;
  text: string;
}

const LINK = /\b(?:https?|ftp):\/\/[^\s<>"'`（）()「」『』【】《》。、，；：！？]+/gi;
const SENTENCE_ENDS = '.,;:!?…';

/** Removes punctuation that ends the sentence. */
function withoutEnds(link: string): string {
  let end = link.length;
  while (SENTENCE_ENDS.includes(link[end - 1] ?? ' ')) end -= 1;
  return link.slice(0, end);
}

/** Returns the links in texts, each once, with the first field that has it. */
export function linksOf(texts: readonly FieldText[]): { path: string; url: string }[] {
  const links = new Map<string, string>();
  for (const { path, text } of texts) {
    for (const [found] of text.matchAll(LINK)) {
      const url = withoutEnds(found);
      if (!links.has(url)) links.set(url, path);
    }
  }
  return [...links].map(([url, path]) => ({ path, url }));
}

/**
 * Checks the first links: one into a private network is an error, one without a response a warning. A warning at the first link beyond them
 * reports how many there are.
 */
export async function checkLinks(
  texts: readonly FieldText[],
  check: LinkChecker,
  reserve: (links: number) => Promise<void>,
): Promise<Finding[]> {
  const all = linksOf(texts);
  const links = all.slice(0, LINKS_MAX);
  const beyond = all[LINKS_MAX];
  const states = await check(
    links.map(({ url }) => url),
    reserve,
  );
  const findings = links.flatMap(({ path, url }, at) => {
    if (states[at] === 'answers') return [];
    return states[at] === 'private' ? [error(path, 'link-private', { url })] : [warning(path, 'link-unreachable', { url })];
  });
  return beyond ? [...findings, warning(beyond.path, 'links-unchecked', { number: all.length, checked: LINKS_MAX })] : findings;
}
