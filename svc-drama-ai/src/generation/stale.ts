import { isDeepStrictEqual } from 'node:util';
import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { hasText, paragraphAfter, paragraphAt, type Story } from '@meowtale/story/model';

const byId = <Node extends { id: string }>(nodes: readonly Node[]) => new Map(nodes.map((node) => [node.id, node]));
const isTold = ({ title, brief }: { title: string; brief: string }) => `${title}${brief}` !== '';
const isRetold = (before: { title: string; brief: string } | undefined, after: { title: string; brief: string }) =>
  before?.title !== after.title || before.brief !== after.brief;

/** Returns the paragraphs to which a paragraph may lead. */
function following(story: Story, { id, choices, to, ending }: StoryParagraph): string[] {
  const next = paragraphAfter(story, id);
  const targets = choices.map((choice) => (choice.to === null ? next : paragraphAt(story, choice.to)));
  const onward = to === null ? next : paragraphAt(story, to);
  return [...targets, ...(ending === null ? [onward] : [])].filter((target) => target !== null);
}

/** Returns whether a paragraph's source text changed. */
function readsAnew(before: Story, after: Story, id: string): boolean {
  const textsOf = (story: Story) => {
    const paragraph = story.paragraphs.get(id);
    const textsOf = (items: readonly { id: string; words: object }[] = []) =>
      items.map((item) => [item.id, (item.words as Record<string, string>)[story.setting.language]]);
    return paragraph && [paragraph.title, paragraph.brief, textsOf(paragraph.lines), textsOf(paragraph.choices)];
  };
  return !isDeepStrictEqual(textsOf(before), textsOf(after));
}

/** Returns the acts and sequences below and after those whose title or brief changed, and the changed ones. */
function staleTitles(before: Story, after: Story): { stale: string[]; above: Set<string> } {
  const acts = byId(before.outline.acts);
  const stale: string[] = [];
  const above = new Set<string>();
  let earlier = false;
  for (const act of after.outline.acts) {
    const retold = isRetold(acts.get(act.id), act);
    if (retold && isTold(act)) above.add(act.id);
    if (earlier && !retold && isTold(act)) stale.push(act.id);
    const sequences = byId(acts.get(act.id)?.sequences ?? []);
    let within = retold && isTold(act);
    for (const sequence of act.sequences) {
      const anew = isRetold(sequences.get(sequence.id), sequence);
      if (anew && isTold(sequence)) above.add(sequence.id);
      if (within && !anew && isTold(sequence)) stale.push(sequence.id);
      within ||= anew && isTold(sequence);
    }
    earlier ||= retold && isTold(act);
  }
  return { stale, above };
}

/** Returns existing characters that changed. */
const changedPeople = (before: Story, after: Story): Set<string> =>
  new Set(
    [...after.characters.values()]
      .filter((now) => before.characters.has(now.id) && !isDeepStrictEqual(before.characters.get(now.id), now))
      .map(({ id }) => id),
  );

/** Returns the later paragraphs that can be reached from changed ones in at most `steps` steps. */
function reachedFrom(story: Story, changed: readonly string[], steps: number): Set<string> {
  const reached = new Set<string>();
  let edge = [...changed];
  for (let step = 0; step < steps && edge.length > 0; step += 1) {
    const next: string[] = [];
    for (const id of edge) {
      const paragraph = story.paragraphs.get(id);
      for (const target of paragraph ? following(story, paragraph) : []) {
        const isLater = (story.places.get(target)?.index ?? -1) > (story.places.get(id)?.index ?? -1);
        if (isLater && !reached.has(target)) next.push(target);
        if (isLater) reached.add(target);
      }
    }
    edge = next;
  }
  return reached;
}

/**
 * Returns the ids that a proposal makes stale without changing them, in story order: below and after changed acts and sequences, where a
 * changed character appears, and along the story after changed paragraphs.
 */
export function staleAfter(before: Story, after: Story, steps = Number.POSITIVE_INFINITY): string[] {
  const { stale, above } = staleTitles(before, after);
  const changed = after.order.filter((id) => readsAnew(before, after, id));
  const reached = reachedFrom(after, changed, steps);
  const people = changedPeople(before, after);
  const isStale = (paragraph: StoryParagraph) => {
    const place = after.places.get(paragraph.id);
    const isBelow = place !== undefined && (above.has(place.act.id) || above.has(place.sequence.id));
    const who = [...paragraph.present, ...paragraph.lines.map(({ speaker }) => speaker ?? '')];
    return reached.has(paragraph.id) || isBelow || who.some((id) => people.has(id));
  };
  const paragraphs = after.order.filter((id) => {
    const paragraph = after.paragraphs.get(id);
    return paragraph && !changed.includes(id) && (isTold(paragraph) || hasText(paragraph)) && isStale(paragraph);
  });
  return [...stale, ...paragraphs];
}
