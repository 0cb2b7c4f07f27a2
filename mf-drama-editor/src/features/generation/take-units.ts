import type { StoryCharacter, StoryOutline, StoryParagraph, StoryPart, StoryResource } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryLine, StoryOrigin, StoryWords } from '@meowtale/contracts/inputs/drama/story-words';
import { hasText, sourceMark } from '@meowtale/story/model';
import { isSame, type Patch, type Pieces } from '../drama-editor/pieces.ts';
import { outlineIn } from '../story-edits/outline-edits.ts';
import { settingIn } from '../story-edits/part-edits.ts';
import { namesOf, remarked } from '../story-edits/word-edits.ts';
import type { Proposal } from './documents.ts';
import { CHARACTER_FIELDS, isWritten, NODE_FIELDS, PARAGRAPH_FIELDS, type Unit } from './proposal-units.ts';

interface Taking {
  draft: Pieces;
  proposal: Proposal;
  units: readonly Unit[];
  /** Keys of the taken units. */
  chosen: ReadonlySet<string>;
}

/** Returns the taken changes of a proposal as one patch of the current drama: the rest of the same parts stays. */
export function takeUnits(taking: Taking): Patch {
  const { draft, proposal, units, chosen } = taking;
  const taken = units.filter(({ key }) => chosen.has(key));
  if (taken.length === 0) return {};
  const nodes = new Set(taken.map(({ node }) => node));
  const patch: Record<string, StoryPart> = {};
  const there = (id: string) => id in draft || nodes.has(id) || nodesIn(outlineIn(draft)).some((node) => node.id === id);
  for (const { body } of proposal.changes) {
    if (body.kind === 'outline') patch[body.id] = mergedOutline(taking, body, nodes);
    else if (body.kind === 'paragraph' && nodes.has(body.id)) patch[body.id] = mergedParagraph(taking, body, there);
    else if (body.kind === 'character' && nodes.has(body.id)) patch[body.id] = mergedCharacter(taking, body);
    else if (body.kind === 'resource' && chosen.has(`${body.id} alt`)) Object.assign(patch, withAlt(taking, body));
  }
  const setting = settingIn(draft);
  const { language } = proposal;
  if (language && !setting.languages.includes(language)) patch.setting = { ...setting, languages: [...setting.languages, language] };
  return Object.fromEntries(Object.entries(patch).filter(([id, part]) => !isSame(draft[id], part)));
}

/** Returns the ids of the taken changes, as the service knows them: removed ones aren't in the proposal. */
export const idsTaken = (units: readonly Unit[], chosen: ReadonlySet<string>): string[] => [
  ...new Set(units.flatMap(({ key, node, item, kind }) => (!chosen.has(key) || (item && kind === 'removed') ? [] : [item ?? node]))),
];

export const nodesIn = (outline: StoryOutline) => outline.acts.flatMap((act) => [act, ...act.sequences]);

type Fielded = { id: string; origin: StoryOrigin | null; stale?: boolean };

/** Applies the taken fields; the origin is the proposal's only where all of them are taken. */
function withFields<Node extends Fielded>({ proposal, units, chosen }: Taking, before: Node, after: Node, fields: readonly string[]): Node {
  const own = units.filter(({ node, item, what }) => node === after.id && item === null && fields.includes(what));
  const taken = own.filter(({ key }) => chosen.has(key));
  if (taken.length === 0 || !isWritten(proposal, after)) return before;
  const isAll = taken.length === own.length;
  const values = taken.map(({ what }) => [what, after[what as keyof Node]]);
  const origin = after.origin && { ...after.origin, edited: !isAll };
  return { ...before, ...Object.fromEntries(values), origin, ...(after.stale !== undefined && { stale: after.stale }) };
}

/** Inserts the new items of a list, each after its predecessor there. */
function withNew<Item>(
  current: readonly Item[],
  proposed: readonly Item[],
  isTaken: (item: Item) => boolean,
  idOf: (item: Item) => string,
): Item[] {
  const merged = [...current];
  for (const [index, item] of proposed.entries()) {
    if (merged.some((each) => idOf(each) === idOf(item)) || !isTaken(item)) continue;
    const earlier = proposed.slice(0, index).toReversed().map(idOf);
    const place = earlier.map((id) => merged.findIndex((each) => idOf(each) === id)).find((at) => at >= 0) ?? -1;
    merged.splice(place + 1, 0, item);
  }
  return merged;
}

function mergedOutline(taking: Taking, proposed: StoryOutline, nodes: ReadonlySet<string>): StoryOutline {
  const outline = outlineIn(taking.draft);
  const placed = new Set(outline.acts.flatMap(({ sequences }) => sequences.flatMap(({ paragraphs }) => paragraphs)));
  const needsSequence = (sequence: StoryOutline['acts'][number]['sequences'][number]) =>
    nodes.has(sequence.id) || sequence.paragraphs.some((id) => nodes.has(id) && !placed.has(id));
  const idOf = ({ id }: { id: string }) => id;
  const paragraphs = (current: readonly string[], after: readonly string[]) =>
    withNew(
      current,
      after,
      (id) => nodes.has(id) && !placed.has(id),
      (id) => id,
    );
  const acts = withNew(
    outline.acts,
    proposed.acts.map((act) => (outline.acts.some(({ id }) => id === act.id) ? act : { ...act, sequences: [] })),
    ({ id }) => nodes.has(id) || (proposed.acts.find((act) => act.id === id)?.sequences.some(needsSequence) ?? false),
    idOf,
  );
  return {
    ...outline,
    acts: acts.map((act) => {
      const after = proposed.acts.find(({ id }) => id === act.id);
      if (!after) return act;
      const fresh = after.sequences.map((each) => (act.sequences.some(({ id }) => id === each.id) ? each : { ...each, paragraphs: [] }));
      const isTaken = ({ id }: { id: string }) => after.sequences.some((each) => each.id === id && needsSequence(each));
      const sequences = withNew(act.sequences, fresh, isTaken, idOf).map((sequence) => {
        const proposal = after.sequences.find(({ id }) => id === sequence.id);
        if (!proposal) return sequence;
        return { ...withFields(taking, sequence, proposal, NODE_FIELDS), paragraphs: paragraphs(sequence.paragraphs, proposal.paragraphs) };
      });
      return { ...withFields(taking, act, after, NODE_FIELDS), sequences };
    }),
  };
}

function mergedCharacter(taking: Taking, after: StoryCharacter): StoryCharacter {
  const { draft, proposal, chosen } = taking;
  const part = draft[after.id];
  if (typeof part !== 'object' || part.kind !== 'character') return after;
  const { language } = proposal;
  const source = settingIn(draft).language;
  if (!language) {
    const taken = withFields(taking, part, after, CHARACTER_FIELDS);
    if (taken.name === part.name) return taken;
    return { ...taken, name_marks: remarked(namesOf(part, source), part.name_marks, { language: source, source }) };
  }
  if (!chosen.has(`${after.id} name`)) return part;
  const name_marks = remarked(namesOf(after, source), part.name_marks, { language, source });
  return { ...part, names: { ...part.names, [language]: after.names[language] }, name_marks };
}

/** Takes a translated alternative text; its mark is that of the text from which it was translated. */
function withAlt({ draft, proposal: { language } }: Taking, after: StoryResource): Record<string, StoryPart> {
  const part = draft[after.id];
  if (!language || typeof part !== 'object' || part.kind !== 'resource') return {};
  const alt_marks = remarked(after.alt ?? {}, part.alt_marks, { language, source: settingIn(draft).language });
  return { [part.id]: { ...part, alt: { ...part.alt, [language]: after.alt?.[language] ?? '' }, alt_marks } };
}

function mergedParagraph(taking: Taking, after: StoryParagraph, there: (id: string) => boolean): StoryParagraph {
  const { draft, proposal, units, chosen } = taking;
  const part = draft[after.id];
  const before = typeof part === 'object' && part.kind === 'paragraph' ? part : undefined;
  const base = before ? withFields(taking, before, after, PARAGRAPH_FIELDS) : { ...after, lines: [], choices: [] };
  const { language } = settingIn(draft);
  const into = proposal.language;
  const isTaken = (id: string) => chosen.has(id);
  const lines = mergedItems<StoryLine>(base.lines, after.lines, isTaken, (line, proposed) => ({
    ...line,
    ...reworded(line, proposed, { source: language, into }),
    ...(!into && {
      speaker: proposed.speaker !== null && there(proposed.speaker) ? proposed.speaker : null,
      direction: proposed.direction,
      origin: proposed.origin,
    }),
  }));
  const choices = mergedItems<StoryChoice>(base.choices, after.choices, isTaken, (choice, proposed) => ({
    ...choice,
    ...reworded(choice, proposed, { source: language, into }),
    ...(!into && { to: proposed.to !== null && there(proposed.to) ? proposed.to : null, origin: proposed.origin }),
  }));
  const wrote = !into && [...lines, ...choices].some((item) => isTaken(item.id));
  // Its lines match again where they were written for its current text; those that stay were written for the earlier one.
  const isLeft = before && base !== before && hasText(before) && units.some(({ node, item }) => node === after.id && item !== null);
  const ended = chosen.has(`${after.id} ending`) ? withEnding(base, after, { into, source: language }) : base;
  return { ...ended, lines, choices, stale: wrote ? base.stale && after.stale : base.stale || Boolean(isLeft) };
}

export interface Tongues {
  source: keyof StoryWords;
  /** The target language of a translation. */
  into: keyof StoryWords | null;
}

function withEnding(base: StoryParagraph, after: StoryParagraph, { source, into }: Tongues): StoryParagraph {
  const { ending } = base;
  if (!into) return { ...base, ending: ending ?? after.ending };
  if (!ending) return base;
  const ending_marks = remarked(after.ending ?? {}, base.ending_marks, { language: into, source });
  return { ...base, ending: { ...ending, [into]: after.ending?.[into] ?? '' }, ending_marks };
}

/** Applies proposed text in its one language; translations in others stay, and record their original. */
export function reworded(
  item: { words: StoryWords; marks: StoryWords },
  proposed: { words: StoryWords; marks: StoryWords },
  { source, into }: Tongues,
): { words: StoryWords; marks: StoryWords } {
  const language = into ?? source;
  const merged = { ...item.words, [language]: proposed.words[language] ?? '' };
  if (into) return { words: merged, marks: { ...item.marks, [into]: proposed.marks[into] } };
  const others = (Object.keys(item.words) as (keyof StoryWords)[]).filter((each) => each !== source && item.words[each]);
  const made = sourceMark(item.words[source] ?? '');
  return { words: merged, marks: Object.fromEntries(others.map((each) => [each, item.marks[each] ?? made])) };
}

/** Orders a list like the proposal as far as it is taken; items that it doesn't contain stay after their predecessors. */
function mergedItems<Item extends { id: string }>(
  current: readonly Item[],
  proposed: readonly Item[],
  isTaken: (id: string) => boolean,
  merge: (item: Item, proposed: Item) => Item,
): Item[] {
  if (![...current, ...proposed].some(({ id }) => isTaken(id))) return [...current];
  const now = new Map(current.map((item) => [item.id, item]));
  const proposedIds = new Set(proposed.map(({ id }) => id));
  const merged = proposed.flatMap((item) => {
    const current = now.get(item.id);
    if (!isTaken(item.id)) return current ?? [];
    return [merge(current ?? item, item)];
  });
  for (const [index, item] of current.entries()) {
    if (proposedIds.has(item.id) || isTaken(item.id)) continue;
    const earlier = current.slice(0, index).toReversed();
    const place = earlier.map(({ id }) => merged.findIndex((each) => each.id === id)).find((at) => at >= 0) ?? -1;
    merged.splice(place + 1, 0, item);
  }
  return merged;
}
