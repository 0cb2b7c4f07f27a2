import { locate, type Network } from '../network.ts';
import { error, type Finding, warning } from './finding.ts';

const LINKS_MAX = 20;

/** A text of a submission, by the field that holds it. */
export interface FieldText {
  path: string;
  text: string;
}

const LINK = /\b(?:https?|ftp):\/\/[^\s<>"'`（）()「」『』【】《》。、，；：！？]+/gi;
const SENTENCE_ENDS = '.,;:!?…';

/** What a sentence ends with isn't the link's. */
function withoutEnds(link: string): string {
  let end = link.length;
  while (SENTENCE_ENDS.includes(link[end - 1] ?? ' ')) end -= 1;
  return link.slice(0, end);
}

/** The links in texts, each once, by the first field that has it. */
export function linksOf(texts: readonly FieldText[]): { path: string; url: string }[] {
  const links = new Map<string, string>();
  for (const { path, text } of texts) {
    for (const [found] of text.matchAll(LINK)) {
      const url = withoutEnds(found);
      if (!links.has(url)) links.set(url, path);
    }
  }
  return [...links].slice(0, LINKS_MAX).map(([url, path]) => ({ path, url }));
}

/** Follows each link as far as asking whether it answers: one into a private network is an error, one that doesn't answer a warning. */
export async function checkLinks(texts: readonly FieldText[], network: Pick<Network, 'resolve' | 'answers'>): Promise<Finding[]> {
  const findings = await Promise.all(linksOf(texts).map((link) => checkLink(link, network)));
  return findings.filter((finding) => finding !== null);
}

async function checkLink(
  { path, url }: { path: string; url: string },
  network: Pick<Network, 'resolve' | 'answers'>,
): Promise<Finding | null> {
  const unreachable = warning(path, 'link-unreachable', { url });
  if (!URL.canParse(url)) return unreachable;
  const parsed = new URL(url);
  const located = await locate(parsed, network);
  if (located === 'private') return error(path, 'link-private', { url });
  if (located === 'unknown') return unreachable;
  return (await network.answers(parsed, located.address).catch(() => false)) ? null : unreachable;
}
