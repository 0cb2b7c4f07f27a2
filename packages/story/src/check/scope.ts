import type { StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import type { Story } from '../model/story.ts';
import type { Passage } from './kinds.ts';
import { liveOf } from './live.ts';
import { type Node, netOf, netWith, reach, type Trail } from './net.ts';
import { type Proofs, proofsOf } from './proofs.ts';

/** What can be read of a story, and quotes of it. */
export interface Scope {
  story: Story;
  /** Every paragraph of the outline by its place, with its possible ways. */
  net: Node[];
  /** A shortest path to each reachable paragraph. */
  trail: Trail;
  proofs: Proofs;
  /** Returns the lines that can be shown there. */
  lines(node: Node): readonly StoryLine[];
  lineAt(node: Node, line: StoryLine): Passage;
  /** Quotes a paragraph's last line, else its brief or title. */
  passage(node: Node): Passage;
  ids(path: readonly number[]): string[];
}

export function scopeOf(story: Story): Scope {
  const whole = netOf(story);
  const live = liveOf(story, whole);
  const net = netWith(whole, ({ from, choice }) => live.reached.has(from) && (choice === null || live.open.has(choice)));
  const read = net.map(({ at, paragraph }) => (live.reached.has(at) ? paragraph.lines.filter((line) => live.open.has(line)) : []));
  const textOf = ({ words }: StoryLine) => words[story.setting.language] || Object.values(words).find((text) => text) || '';
  return {
    story,
    net,
    trail: reach(net, [0]),
    proofs: proofsOf(story, live),
    lines: ({ at }) => read[at] ?? [],
    lineAt: ({ paragraph }, line) => ({ part: paragraph.id, line: line.id, quote: textOf(line) }),
    passage: ({ paragraph }) => {
      const line = paragraph.lines.findLast((each) => textOf(each) !== '');
      if (line) return { part: paragraph.id, line: line.id, quote: textOf(line) };
      return { part: paragraph.id, quote: paragraph.brief || paragraph.title };
    },
    ids: (path) => path.flatMap((at) => net[at]?.paragraph.id ?? []),
  };
}
