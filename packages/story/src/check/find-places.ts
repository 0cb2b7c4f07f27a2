import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { Story } from '../model/story.ts';
import { type Problem, problem } from './kinds.ts';
import { enlist, isNext, labelOf, leadTo, removeParagraph, unlist } from './mends.ts';
import { type Mentions, mentionsOf } from './mentions.ts';
import { type Node, reach } from './net.ts';

/** Returns paragraphs that the outline names wrongly, twice or not at all, unreachable ones, and empty ones. */
export function findPlaces(story: Story, net: readonly Node[]): Problem[] {
  const mentions = mentionsOf(story);
  return [
    ...(net.length === 0 ? [problem('no-paragraphs', { part: 'outline' })] : []),
    ...inOutline(story),
    ...besideOutline(story, mentions),
    ...unreachable(story, net, mentions),
    ...empty(story, mentions),
  ];
}

function inOutline(story: Story): Problem[] {
  const problems: Problem[] = [];
  const seenIds = new Set<string>();
  for (const sequence of story.outline.acts.flatMap(({ sequences }) => sequences)) {
    for (const [index, id] of sequence.paragraphs.entries()) {
      const paragraph = story.paragraphs.get(id);
      if (!paragraph) {
        const params = { paragraph: id, sequence: sequence.title };
        problems.push(problem('outline-unknown', { part: 'outline' }, params, [unlist(story, sequence.id, index)]));
      } else if (seenIds.has(id)) {
        const params = { title: labelOf(story, paragraph), sequence: sequence.title };
        problems.push(problem('outline-twice', { part: id }, params, [unlist(story, sequence.id, index)]));
      }
      seenIds.add(id);
    }
  }
  return problems;
}

const isUnasked = ({ asked, leading }: Mentions, id: string): boolean => !asked.has(id) && !leading.has(id);

function besideOutline(story: Story, mentions: Mentions): Problem[] {
  return [...story.paragraphs.values()]
    .filter(({ id }) => !story.places.has(id))
    .map((paragraph) =>
      problem('outside-outline', { part: paragraph.id }, { title: labelOf(story, paragraph) }, [
        enlist(story, paragraph.id, mentions.leading.get(paragraph.id) ?? []),
        ...(isUnasked(mentions, paragraph.id) ? [removeParagraph(story, paragraph.id)] : []),
      ]),
    );
}

/**
 * Returns paragraphs that no path reaches, whatever conditions hold. One that is reached only from another of them gets no mend of its own.
 */
function unreachable(story: Story, net: readonly Node[], mentions: Mentions): Problem[] {
  const trail = reach(net, [0]);
  return net
    .filter(({ at }) => !trail.has(at))
    .map(({ at, paragraph }) => {
      const before = trail.has(at - 1) ? net[at - 1]?.paragraph : undefined;
      return problem('unreachable', { part: paragraph.id }, { title: labelOf(story, paragraph) }, [
        ...(before ? leadTo(story, before, paragraph) : []),
        ...(isUnasked(mentions, paragraph.id) ? [removeParagraph(story, paragraph.id)] : []),
      ]);
    });
}

/** Returns paragraphs with nothing to read, to choose or to happen. */
function empty(story: Story, mentions: Mentions): Problem[] {
  const isEmpty = ({ lines, choices, ending, effects, learns }: StoryParagraph) =>
    ending === null && [lines, choices, effects, learns].every(({ length }) => length === 0);
  return [...story.paragraphs.values()].filter(isEmpty).map((paragraph) => {
    const place = story.places.get(paragraph.id);
    // A target may be the act or sequence that begins with this paragraph.
    const isMeant = [place?.act.id, place?.sequence.id].some((id) => id !== undefined && mentions.leading.has(id));
    const isLoose = !isMeant && isUnasked(mentions, paragraph.id) && isNext(story, paragraph);
    const mends = isLoose ? [removeParagraph(story, paragraph.id)] : [];
    return problem('empty-paragraph', { part: paragraph.id }, { title: labelOf(story, paragraph) }, mends);
  });
}
