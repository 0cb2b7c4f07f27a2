import type { StoryOutline, StoryPart } from '@meowtale/contracts/inputs/drama/story';
import { nameAgain } from '../model/repeated.ts';
import type { Story } from '../model/story.ts';
import { type Mend, type Problem, problem, type Spot } from './kinds.ts';

/** Returns an unused id by a repeated one. */
type NewId = (id: string) => string;

/**
 * Returns ids that several parts, several acts and sequences, or several lines and choices have, each once with all its places. A jump and
 * an edit reach the first one.
 */
export function findDuplicateIds(story: Story): Problem[] {
  const pieces = repeatedPieces(story);
  const nodes = repeatedNodes(story);
  if (pieces.length === 0 && nodes.length === 0 && story.repeated.length === 0) return [];
  const newId = unusedIds(story);
  return [
    ...[...Map.groupBy(story.repeated, ({ id }) => id)].map(([id, parts]) =>
      problem('duplicate-id', { part: id }, { id }, renameParts(story, parts, newId)),
    ),
    ...nodes.map(({ id, isSafe }) => {
      const mends = isSafe ? [giveNewIds({ outline: renameNodes(story, id, newId) })] : [];
      return problem('duplicate-id', { part: 'outline' }, { id }, mends, story.paragraphs.has(id) ? [{ part: id }] : []);
    }),
    ...pieces.map(({ id, first, others: [at, ...more] }) =>
      problem('duplicate-id', at, { id }, [renamePieces(story, id, first, [at, ...more], newId)], [first, ...more]),
    ),
  ];
}

const giveNewIds = (change: Mend['change']): Mend => ({ key: 'give-new-ids', params: {}, change });

/** Returns a function that numbers ids, and never returns one twice. */
function unusedIds({ outline, paragraphs, characters, resources, variables, facts, entries }: Story): NewId {
  const taken = new Set(
    [paragraphs, characters, resources, variables, facts, entries].flatMap((kind): string[] => [
      ...(kind as ReadonlyMap<string, StoryPart>).keys(),
    ]),
  );
  for (const act of outline.acts) for (const { id } of [act, ...act.sequences]) taken.add(id);
  for (const { lines, choices } of paragraphs.values()) for (const { id } of [...lines, ...choices]) taken.add(id);
  const counts = new Map<string, number>();
  return (id) => {
    for (;;) {
      const count = (counts.get(id) ?? 1) + 1;
      counts.set(id, count);
      const free = `${id.slice(0, 56)}-${count}`;
      if (taken.has(free)) continue;
      taken.add(free);
      return free;
    }
  };
}

/** Makes a mend that adds repeated parts under ids of their own, where the outline names them again. There is one outline and setting. */
function renameParts(story: Story, parts: readonly StoryPart[], newId: NewId): Mend[] {
  const renamed = parts.flatMap((part) => (part.kind === 'outline' || part.kind === 'setting' ? [] : [{ ...part, id: newId(part.id) }]));
  if (renamed.length === 0) return [];
  const change: Mend['change'] = Object.fromEntries(renamed.map((part) => [part.id, part]));
  const ids = renamed.filter(({ kind }) => kind === 'paragraph').map(({ id }) => id);
  const outline = nameAgain(story.outline, parts[0]?.id ?? '', ids);
  return [giveNewIds(outline === story.outline ? change : { ...change, outline })];
}

interface OutlineNode {
  id: string;
  isReached: boolean;
}

/** Returns ids that several acts, sequences and paragraphs have. `isSafe`: a jump still reaches the same if the later ones are renamed. */
function repeatedNodes({ outline, paragraphs, places }: Story): { id: string; isSafe: boolean }[] {
  const nodes = outline.acts.flatMap((act): OutlineNode[] => {
    const sequences = act.sequences.map(({ id, paragraphs }) => ({ id, isReached: paragraphs.some((each) => places.has(each)) }));
    return [{ id: act.id, isReached: sequences.some(({ isReached }) => isReached) }, ...sequences];
  });
  return [...Map.groupBy(nodes, ({ id }) => id)].flatMap(([id, same]) => {
    if (same.length === 1 && !paragraphs.has(id)) return [];
    const isSafe = paragraphs.has(id) ? places.has(id) : same[0]?.isReached === true || same.every(({ isReached }) => !isReached);
    return [{ id, isSafe }];
  });
}

function renameNodes({ outline, paragraphs }: Story, id: string, newId: NewId): StoryOutline {
  const rename = renamerOf(id, !paragraphs.has(id), newId);
  const acts = outline.acts.map((act) => ({ ...rename(act), sequences: act.sequences.map(rename) }));
  return { ...outline, acts };
}

/** Returns a function that gives new ids to the items with an id, except for the first one if that keeps it. */
function renamerOf(id: string, firstKeepsIt: boolean, newId: NewId): <Item extends { id: string }>(item: Item) => Item {
  let keepsIt = firstKeepsIt;
  return (item) => {
    if (item.id !== id) return item;
    if (!keepsIt) return { ...item, id: newId(id) };
    keepsIt = false;
    return item;
  };
}

interface RepeatedPiece {
  id: string;
  first: Spot;
  others: [Spot, ...Spot[]];
}

/** Returns ids that several lines and choices have, in the order of the story. */
function repeatedPieces({ order, paragraphs, places }: Story): RepeatedPiece[] {
  const firsts = new Map<string, Spot>();
  const repeated = new Map<string, RepeatedPiece>();
  const note = (id: string, at: Spot) => {
    const first = firsts.get(id);
    const known = repeated.get(id);
    if (first === undefined) firsts.set(id, at);
    else if (known === undefined) repeated.set(id, { id, first, others: [at] });
    else known.others.push(at);
  };
  const beside = [...paragraphs.keys()].filter((id) => !places.has(id));
  for (const part of [...order, ...beside]) {
    const paragraph = paragraphs.get(part);
    for (const { id } of paragraph?.lines ?? []) note(id, { part, line: id });
    for (const { id } of paragraph?.choices ?? []) note(id, { part, choice: id });
  }
  return [...repeated.values()];
}

/** Makes a mend that gives an id's lines and choices but the first one ids of their own. */
function renamePieces({ paragraphs }: Story, id: string, first: Spot, others: readonly Spot[], newId: NewId): Mend {
  const change: Mend['change'] = {};
  for (const part of new Set(others.map((spot) => spot.part))) {
    const paragraph = paragraphs.get(part);
    const rename = renamerOf(id, part === first.part, newId);
    if (paragraph) change[part] = { ...paragraph, lines: paragraph.lines.map(rename), choices: paragraph.choices.map(rename) };
  }
  return giveNewIds(change);
}
