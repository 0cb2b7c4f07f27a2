import type { ProposalPassage } from '@meowtale/contracts/inputs/drama/generation';
import type { Readings } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';
import { alwaysOf, TEXT_MAX } from './prompts/codex.ts';
import { BUDGET } from './prompts/near.ts';

/** UTF-16 units of story that are looked at in one go, and of claims from before that are told with them. */
const WINDOW = 12_000;
const CARRIED = 4000;
/** So many requests one look takes at the most. */
export const WINDOWS_MAX = 40;

export interface Node {
  id: string;
  title: string;
  texts: { line: string | null; speaker: string | null; text: string }[];
}

/** Whatever was said before and matters later, by where it stands; the weightiest of each window has rank 0. */
export interface Claim {
  passage: ProposalPassage;
  rank: number;
}

const said = (text: string | undefined, line: string | null = null, speaker: string | null = null) =>
  text ? [{ line, speaker, text }] : [];

/** Paragraphs that readers come to, in story order. */
export const paragraphNodes = (story: Story, { read }: Readings, source: readonly string[]): Node[] =>
  read.flatMap((id): Node[] => {
    const paragraph = story.paragraphs.get(id);
    if (!paragraph || (source.length > 0 && !source.includes(id))) return [];
    const { language } = story.setting;
    const lines = [...paragraph.lines, ...paragraph.choices].flatMap((item) => {
      const speaker = 'speaker' in item ? (story.characters.get(item.speaker ?? '')?.name ?? null) : null;
      return said(item.words[language], item.id, speaker);
    });
    const texts = [...said(paragraph.brief), ...lines];
    return texts.length > 0 ? [{ id, title: paragraph.title, texts }] : [];
  });

/** What holds for the whole story: people with all that is said of them, places, things and facts. */
export function knownNodes({ characters, entries, facts }: Story): Node[] {
  const nodeOf = (id: string, title: string, texts: readonly string[]): Node => ({ id, title, texts: texts.flatMap((text) => said(text)) });
  const people = [...characters.values()].map(({ id, name, brief, feature, trait, behavior, status, traits, states }) => {
    return nodeOf(id, name, [brief, feature, trait, behavior, status, ...alwaysOf(traits), ...states.map(({ text }) => text)]);
  });
  const things = [...entries.values()].map(({ id, name, text, states }) => nodeOf(id, name, [text, ...states.map((each) => each.text)]));
  const known = [...facts.values()].map(({ id, text }) => nodeOf(id, '', [text]));
  return [...people, ...things, ...known].filter(({ texts }) => texts.length > 0);
}

const sizeOf = ({ texts }: Node): number => texts.reduce((sum, { text }) => sum + text.length + 20, 0);

/** Whether there is room to tell all of it with each window. */
export const isTellable = (known: readonly Node[]): boolean =>
  known.reduce((sum, node) => sum + sizeOf(node), 0) <= BUDGET.entries &&
  known.every(({ texts }) => texts.every(({ text }) => text.length <= TEXT_MAX));

/** Nodes in windows, in their order, so that a long story is looked at piece by piece. */
export function windowsOf(nodes: readonly Node[]): Node[][] {
  const windows: Node[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    const length = sizeOf(node);
    if (size + length > WINDOW) {
      windows.push([]);
      size = 0;
    }
    windows.at(-1)?.push(node);
    size += length;
  }
  return windows;
}

/** Where a quote stands letter for letter in the node that is named; null where it doesn't. */
export function passageIn(
  nodes: ReadonlyMap<string, Node>,
  { node: name, quote }: { node: string; quote: string },
): ProposalPassage | null {
  const node = nodes.get(name);
  const text = quote.trim() === '' ? undefined : node?.texts.find((each) => each.text.includes(quote));
  return node && text ? { node: node.id, line: text.line, quote } : null;
}

/** Of the claims those that concern whoever reads this window, the weightiest of each window first while there is room; and those left out. */
export function carriedTo(window: readonly Node[], claims: readonly Claim[], areApart: (one: string, other: string) => boolean) {
  const met = claims.filter(({ passage }) => window.some(({ id }) => !areApart(id, passage.node)));
  const carried = new Set<Claim>();
  let room = CARRIED;
  for (const claim of met.toSorted((one, other) => one.rank - other.rank)) {
    room -= claim.passage.quote.length + 30;
    if (room < 0) break;
    carried.add(claim);
  }
  return { carried: met.filter((claim) => carried.has(claim)), left: met.filter((claim) => !carried.has(claim)) };
}
