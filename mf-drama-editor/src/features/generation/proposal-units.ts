import type { Locale } from '@meowtale/contracts';
import type { StoryCharacter, StoryOutline, StoryParagraph, StoryResource } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryLine, StoryOrigin } from '@meowtale/contracts/inputs/drama/story-words';
import { isChoiceKept, isLineKept, isPersons, isSourceChanged } from '@meowtale/story/model';
import type { Pieces } from '../drama-editor/pieces.ts';
import { outlineIn } from '../story-edits/outline-edits.ts';
import { settingIn } from '../story-edits/part-edits.ts';
import type { Proposal } from './documents.ts';
import { namesIn, wordsOfItem } from './unit-words.ts';

/** A change of a proposal: the smallest that can be taken by itself. */
export interface Unit {
  key: string;
  /** The act, sequence, paragraph, character or picture that it concerns. */
  node: string;
  /** Its line or choice. */
  item: string | null;
  /** A field of the node, one of its lines or choices, or the node itself where it is new. */
  what: string;
  kind: 'added' | 'changed' | 'removed';
  before: string;
  after: string;
  language: Locale;
  /** The current text was written by a person after the proposal was started: it stays unless the person selects the change. */
  kept: boolean;
  /** The translated original, as it is now. */
  original?: { words: string; language: Locale };
}

export const NODE_FIELDS = ['title', 'brief'] as const;
export const PARAGRAPH_FIELDS = ['title', 'brief', 'place', 'present'] as const;
export const CHARACTER_FIELDS = ['name', 'sex', 'brief', 'feature', 'trait', 'behavior', 'status'] as const;

/** Ids of parts that were changed since the proposal was started. */
export type Moved = { has(id: string): boolean };

interface Reading {
  proposal: Proposal;
  draft: Pieces;
  moved: Moved;
  /** The language of the proposal's texts. */
  language: Locale;
  names: ReadonlyMap<string, string>;
}

type Fields = Record<string, unknown> & { id: string; origin: StoryOrigin | null };

/** Returns whether the proposal wrote it: the rest of a changed part is as it was before. */
export const isWritten = ({ uuid }: Pick<Proposal, 'uuid'>, { origin }: { origin: StoryOrigin | null }): boolean =>
  origin?.proposal === uuid && !origin.edited;

/** Returns a proposal's changes to the current drama: characters, then the story in its order, then pictures. */
export function unitsOf(draft: Pieces, proposal: Proposal, moved: Moved): Unit[] {
  const language = proposal.language ?? settingIn(draft).language;
  const bodies = proposal.changes.map(({ body }) => body);
  const reading = { proposal, draft, moved, language, names: namesIn(draft, bodies) };
  const people = bodies.filter((body) => body.kind === 'character');
  const paragraphs = new Map(bodies.flatMap((body) => (body.kind === 'paragraph' ? [[body.id, body] as const] : [])));
  const outline = bodies.find((body) => body.kind === 'outline') ?? outlineIn(draft);
  const resources = bodies.filter((body) => body.kind === 'resource');
  return [
    ...people.flatMap((person) => characterUnits(reading, person)),
    ...storyUnits(reading, outline, paragraphs),
    ...resources.flatMap((resource) => altUnits(reading, resource)),
  ];
}

function storyUnits(reading: Reading, outline: StoryOutline, paragraphs: ReadonlyMap<string, StoryParagraph>): Unit[] {
  const now = new Map(
    outlineIn(reading.draft)
      .acts.flatMap((act) => [act, ...act.sequences])
      .map((node) => [node.id, node]),
  );
  const nodeUnits = (node: StoryOutline['acts'][number] | StoryOutline['acts'][number]['sequences'][number]) =>
    fieldUnits(reading, { before: now.get(node.id), after: node, fields: NODE_FIELDS, part: 'outline' });
  const placed = new Set(outline.acts.flatMap(({ sequences }) => sequences.flatMap((sequence) => sequence.paragraphs)));
  const unitsIn = (id: string) => {
    const paragraph = paragraphs.get(id);
    return paragraph ? paragraphUnits(reading, paragraph) : [];
  };
  const inOrder = outline.acts.flatMap((act) => [
    ...nodeUnits(act),
    ...act.sequences.flatMap((sequence) => [...nodeUnits(sequence), ...sequence.paragraphs.flatMap(unitsIn)]),
  ]);
  return [...inOrder, ...[...paragraphs.keys()].filter((id) => !placed.has(id)).flatMap(unitsIn)];
}

interface FieldsOf {
  before: Fields | undefined;
  after: Fields;
  fields: readonly string[];
  /** The part that contains it. */
  part: string;
}

function fieldUnits({ proposal, moved, language, names }: Reading, { before, after, fields, part }: FieldsOf): Unit[] {
  if (!isWritten(proposal, after)) return [];
  const say = (value: unknown): string => (Array.isArray(value) ? value.map((id) => names.get(id) ?? '').join(', ') : String(value ?? ''));
  const of = { node: after.id, item: null, language };
  if (!before) {
    const description = fields.flatMap((field) => (field === 'sex' ? [] : say(after[field]) || [])).join('\n');
    return [{ ...of, key: after.id, what: 'new', kind: 'added', before: '', after: description, kept: false }];
  }
  return fields.flatMap((field): Unit[] => {
    const [old, fresh] = [say(before[field]), say(after[field])];
    if (old === fresh) return [];
    const kind = old === '' ? 'added' : fresh === '' ? 'removed' : 'changed';
    const isOwn = moved.has(part) && isPersons(before.origin) && old !== '';
    return [{ ...of, key: `${after.id} ${field}`, what: field, kind, before: old, after: fresh, kept: isOwn }];
  });
}

function characterUnits(reading: Reading, after: StoryCharacter): Unit[] {
  const { draft, language, proposal, moved } = reading;
  const { language: source } = settingIn(draft);
  const part = draft[after.id];
  const before = typeof part === 'object' && part.kind === 'character' ? part : undefined;
  if (proposal.use !== 'translation') return fieldUnits(reading, { before, after, fields: CHARACTER_FIELDS, part: after.id });
  return before
    ? wordUnits(reading, {
        node: after.id,
        before: before.names[language],
        after: after.names[language],
        what: 'name',
        moved,
        original: { words: before.name, language: source },
      })
    : [];
}

interface WordsOf {
  node: string;
  before: string | undefined;
  after: string | undefined;
  what: 'name' | 'ending' | 'alt';
  moved: Moved;
  original: NonNullable<Unit['original']>;
}

/** Returns the change of a name, an ending or an alternative text, in the proposed language. */
function wordUnits({ language }: Reading, { node, before = '', after = '', what, moved, original }: WordsOf): Unit[] {
  if (after === '' || before === after) return [];
  const isOwn = before !== '' && moved.has(node);
  const kind = before === '' ? 'added' : 'changed';
  return [{ key: `${node} ${what}`, node, item: null, what, kind, before, after, language, kept: isOwn, original }];
}

/** Returns the change of a picture's alternative text, which is only translated. */
function altUnits(reading: Reading, after: StoryResource): Unit[] {
  const { draft, language, proposal, moved } = reading;
  const before = draft[after.id];
  if (proposal.use !== 'translation' || typeof before !== 'object' || before.kind !== 'resource') return [];
  const { language: source } = settingIn(draft);
  const original = { words: before.alt?.[source] ?? '', language: source };
  return wordUnits(reading, { node: after.id, before: before.alt?.[language], after: after.alt?.[language], what: 'alt', moved, original });
}

function paragraphUnits(reading: Reading, after: StoryParagraph): Unit[] {
  const { draft, proposal } = reading;
  const part = draft[after.id];
  const before = typeof part === 'object' && part.kind === 'paragraph' ? part : undefined;
  // An item that was removed since isn't restored.
  if (!before && !isWritten(proposal, after)) return [];
  return [
    ...fieldUnits(reading, { before, after, fields: PARAGRAPH_FIELDS, part: after.id }),
    ...itemUnits(reading, { node: after.id, what: 'line', before: before?.lines ?? [], after: after.lines, isOwn: isLineKept }),
    ...itemUnits(reading, { node: after.id, what: 'choice', before: before?.choices ?? [], after: after.choices, isOwn: isChoiceKept }),
    ...(before ? endingUnits(reading, before, after) : []),
  ];
}

/** Returns the changes of an ending: an existing one is only translated; a new one may have no name. */
function endingUnits(reading: Reading, before: StoryParagraph, after: StoryParagraph): Unit[] {
  const { proposal, language, moved } = reading;
  const base = { node: after.id, before: before.ending?.[language], after: after.ending?.[language], what: 'ending' as const, moved };
  if (proposal.use === 'translation') {
    const { language: source } = settingIn(reading.draft);
    const original = { words: before.ending?.[source] ?? '', language: source };
    return before.ending ? wordUnits(reading, { ...base, original }) : [];
  }
  if (before.ending || !after.ending) return [];
  const { node, what } = base;
  const of = { key: `${node} ending`, node, item: null, what, kind: 'added' as const, language };
  return [{ ...of, before: '', after: base.after ?? '', kept: moved.has(node) }];
}

interface Items<Item> {
  node: string;
  what: 'line' | 'choice';
  before: readonly Item[];
  after: readonly Item[];
  isOwn(item: Item): boolean;
}

function itemUnits<Item extends StoryLine | StoryChoice>(reading: Reading, items: Items<Item>): Unit[] {
  const { proposal, moved, language } = reading;
  const { node, what, before, after, isOwn } = items;
  const now = new Map(before.map((item) => [item.id, item]));
  const unit = (item: Item, kind: Unit['kind'], [old, fresh]: [Item | undefined, Item | undefined], isOwn: boolean): Unit => {
    const textOf = (each: Item | undefined) => (each ? wordsOfItem(each, reading) : '');
    return { key: item.id, node, item: item.id, what, kind, before: textOf(old), after: textOf(fresh), language, kept: isOwn };
  };
  if (proposal.use === 'translation') {
    return after.flatMap((item) => {
      const old = now.get(item.id);
      const text = item.words[language] ?? '';
      if (!old || text === '' || text === (old.words[language] ?? '')) return [];
      const { language: source } = settingIn(reading.draft);
      const isOwn = Boolean(old.words[language]) && moved.has(node) && !isSourceChanged(old, source, language);
      const original = { words: wordsOfItem(old, { ...reading, language: source }), language: source };
      return [{ ...unit(item, old.words[language] ? 'changed' : 'added', [old, item], isOwn), original }];
    });
  }
  if (!after.some((item) => isWritten(proposal, item))) return [];
  const fresh = after.flatMap((item) => {
    const old = now.get(item.id);
    if (!isWritten(proposal, item) || (old && wordsOfItem(old, reading) === wordsOfItem(item, reading))) return [];
    return [unit(item, old ? 'changed' : 'added', [old, item], old !== undefined && moved.has(node) && isOwn(old))];
  });
  const proposedIds = new Set(after.map(({ id }) => id));
  const isWhole = proposal.use !== 'line';
  const removed = before.filter((item) => isWhole && !proposedIds.has(item.id) && !isOwn(item));
  return [...fresh, ...removed.map((item) => unit(item, 'removed', [item, undefined], false))];
}
