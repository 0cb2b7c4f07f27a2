import type { ProposalPassage } from '@meowtale/contracts/inputs/drama/generation';
import type { Readings } from '@meowtale/story/check';
import type { Story } from '@meowtale/story/model';
import { alwaysOf, TEXT_MAX } from './prompts/codex.ts';
import { BUDGET } from './prompts/near.ts';

/** Sizes in UTF-16 units: of the story in one request, and of the earlier claims sent with it. */
const WINDOW = 12_000;
const CARRIED = 4000;
/** Maximum number of requests in a job. */
export const WINDOWS_MAX = 40;

export interface Node {
  id: string;
  title: string;
  texts: { line: string | null; speaker: string | null; text: string }[];
}

/** A quoted passage that later ones may contradict. The most important one of each window has rank 0. */
export interface Claim {
  passage: ProposalPassage;
  rank: number;
}

const textOf = (text: string | undefined, line: string | null = null, speaker: string | null = null) =>
  text ? [{ line, speaker, text }] : [];

/** Returns the reachable paragraphs with texts, in story order. */
export const paragraphNodes = (story: Story, { read }: Readings, source: readonly string[]): Node[] =>
  read.flatMap((id): Node[] => {
    const paragraph = story.paragraphs.get(id);
    if (!paragraph || (source.length > 0 && !source.includes(id))) return [];
    const { language } = story.setting;
    const lines = [...paragraph.lines, ...paragraph.choices].flatMap((item) => {
      const speaker = 'speaker' in item ? (story.characters.get(item.speaker ?? '')?.name ?? null) : null;
      return textOf(item.words[language], item.id, speaker);
    });
    const texts = [...textOf(paragraph.brief), ...lines];
    return texts.length > 0 ? [{ id, title: paragraph.title, texts }] : [];
  });

/** Returns what is true of the whole story: characters with all their texts, places, things and facts. */
export function knownNodes({ characters, entries, facts }: Story): Node[] {
  const nodeOf = (id: string, title: string, texts: readonly string[]): Node => ({
    id,
    title,
    texts: texts.flatMap((text) => textOf(text)),
  });
  const people = [...characters.values()].map(({ id, name, brief, feature, trait, behavior, status, traits, states }) => {
    return nodeOf(id, name, [brief, feature, trait, behavior, status, ...alwaysOf(traits), ...states.map(({ text }) => text)]);
  });
  const things = [...entries.values()].map(({ id, name, text, states }) => nodeOf(id, name, [text, ...states.map((each) => each.text)]));
  const known = [...facts.values()].map(({ id, text }) => nodeOf(id, '', [text]));
  return [...people, ...things, ...known].filter(({ texts }) => texts.length > 0);
}

const sizeOf = ({ texts }: Node): number => texts.reduce((sum, { text }) => sum + text.length + 20, 0);

/** Returns whether all of it fits into each request. */
export const fitsEachRequest = (known: readonly Node[]): boolean =>
  known.reduce((sum, node) => sum + sizeOf(node), 0) <= BUDGET.entries &&
  known.every(({ texts }) => texts.every(({ text }) => text.length <= TEXT_MAX));

/** Splits nodes into windows, in order, so that a long story is compared in pieces. */
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

/** Returns the place of a verbatim quote in the named node; null when it isn't there. */
export function passageIn(
  nodes: ReadonlyMap<string, Node>,
  { node: name, quote }: { node: string; quote: string },
): ProposalPassage | null {
  const node = nodes.get(name);
  const text = quote.trim() === '' ? undefined : node?.texts.find((each) => each.text.includes(quote));
  return node && text ? { node: node.id, line: text.line, quote } : null;
}

/**
 * Selects claims for a window: those that a reader of it may have read, the most important of each earlier window first, as many as fit.
 * Also returns those that don't fit.
 */
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
