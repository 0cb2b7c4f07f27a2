import type { StoryAct, StoryCharacter, StoryParagraph, StorySequence } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import type { Patch, Pieces } from '../drama-editor/pieces.ts';
import { outlineIn } from '../story-edits/outline-edits.ts';
import { settingIn } from '../story-edits/part-edits.ts';
import { namesOf, remarked } from '../story-edits/word-edits.ts';
import type { ListedProposal } from './documents.ts';
import { CHARACTER_FIELDS } from './proposal-units.ts';
import { reworded } from './take-units.ts';
import { namesIn, wordsOfItem } from './unit-words.ts';

/** Something that can be generated again: an act, a sequence, a paragraph, a character, a line or a choice. */
export type VersionedNode = StoryAct | StorySequence | StoryParagraph | StoryCharacter | StoryLine | StoryChoice;

/** A proposal that wrote a node, with the node before and after it. */
export interface WroteNode extends ListedProposal {
  version: { before: VersionedNode | null; after: VersionedNode } | null;
}

export interface NodeVersion {
  key: string;
  node: VersionedNode;
  text: string;
  /** The text that a proposal replaced, instead of its own. */
  isBefore: boolean;
  proposal: ListedProposal;
}

const isPart = (node: VersionedNode): node is StoryParagraph | StoryCharacter => 'kind' in node;
const isItem = (node: VersionedNode): node is StoryLine | StoryChoice => 'words' in node;
const isDefined = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

/** Returns the node as it is now, wherever it is. */
export function nodeIn(draft: Pieces, id: string): VersionedNode | undefined {
  const part = draft[id];
  if (typeof part === 'object' && (part.kind === 'paragraph' || part.kind === 'character')) return part;
  const node = outlineIn(draft)
    .acts.flatMap((act) => [act, ...act.sequences])
    .find((each) => each.id === id);
  return (
    node ??
    paragraphsIn(draft)
      .flatMap(({ lines, choices }) => [...lines, ...choices])
      .find((each) => each.id === id)
  );
}

const paragraphsIn = (draft: Pieces): StoryParagraph[] =>
  Object.values(draft).flatMap((part) => (typeof part === 'object' && part.kind === 'paragraph' ? [part] : []));

/** Returns a node's text in the story's language, as versions are compared. */
export function textOfNode(draft: Pieces, node: VersionedNode): string {
  const said = { language: settingIn(draft).language, names: namesIn(draft, []) };
  if (isItem(node)) return wordsOfItem(node, said);
  if (isPart(node) && node.kind === 'character')
    return CHARACTER_FIELDS.map((field) => (field === 'sex' ? '' : node[field]))
      .filter(Boolean)
      .join('\n');
  const own = [node.title, node.brief].filter(Boolean);
  if (!isPart(node)) return own.join('\n');
  return [...own, node.place, ...[...node.lines, ...node.choices].map((item) => wordsOfItem(item, said))].filter(Boolean).join('\n');
}

/** Returns a node's distinct versions, the last first; a text that was generated and later replaced is listed as generated. */
export function versionsOf(draft: Pieces, found: readonly WroteNode[]): NodeVersion[] {
  const of = (proposal: WroteNode, node: VersionedNode | null | undefined, isBefore: boolean): NodeVersion | null =>
    node ? { key: `${proposal.uuid} ${isBefore}`, node, text: textOfNode(draft, node), isBefore, proposal } : null;
  const all = found.flatMap((each) => [of(each, each.version?.after, false), of(each, each.version?.before, true)]).filter(isDefined);
  const generated = new Set(all.flatMap(({ isBefore, text }) => (isBefore ? [] : [text])));
  const seen = new Set<string>();
  return all.filter(({ text, isBefore }) => {
    if (text === '' || seen.has(text) || (isBefore && generated.has(text))) return false;
    seen.add(text);
    return true;
  });
}

/** Returns the edit that brings a node back to a version; what no longer exists isn't restored with it. */
export function takeVersion(draft: Pieces, node: VersionedNode): Patch {
  const now = nodeIn(draft, node.id);
  if (!now) return {};
  if (isItem(node)) return itemBack(draft, node);
  if (!isPart(node)) return titledBack(draft, node);
  if (node.kind === 'character') return { [node.id]: characterBack(draft, now as StoryCharacter, node) };
  return { [node.id]: paragraphBack(draft, now as StoryParagraph, node) };
}

function characterBack(draft: Pieces, now: StoryCharacter, then: StoryCharacter): StoryCharacter {
  const own = Object.fromEntries(CHARACTER_FIELDS.map((field) => [field, then[field]])) as Pick<
    StoryCharacter,
    (typeof CHARACTER_FIELDS)[number]
  >;
  const back = { ...now, ...own, origin: then.origin };
  const source = settingIn(draft).language;
  // Translations belong to the current name.
  return own.name === now.name
    ? back
    : { ...back, name_marks: remarked(namesOf(now, source), now.name_marks, { language: source, source }) };
}

function titledBack(draft: Pieces, { id, title, brief, origin }: StoryAct | StorySequence): Patch {
  const outline = outlineIn(draft);
  const back = <Node extends StoryAct | StorySequence>(node: Node): Node => (node.id === id ? { ...node, title, brief, origin } : node);
  return { outline: { ...outline, acts: outline.acts.map((act) => ({ ...back(act), sequences: act.sequences.map(back) })) } };
}

const there = (draft: Pieces, id: string | null): string | null => (id !== null && nodeIn(draft, id) ? id : null);
const pictureIn = (draft: Pieces, id: string | null): string | null => (id !== null && id in draft ? id : null);

function lineBack(draft: Pieces, now: StoryLine | undefined, line: StoryLine): StoryLine {
  const { speaker, direction, origin } = line;
  const tongues = { source: settingIn(draft).language, into: null };
  const base = now ? { ...now, ...reworded(now, line, tongues) } : { ...line, picture: pictureIn(draft, line.picture) };
  return { ...base, speaker: there(draft, speaker), direction, origin };
}

function choiceBack(draft: Pieces, now: StoryChoice | undefined, choice: StoryChoice): StoryChoice {
  const tongues = { source: settingIn(draft).language, into: null };
  const base = now ? { ...now, ...reworded(now, choice, tongues) } : choice;
  return { ...base, to: there(draft, choice.to), origin: choice.origin };
}

function paragraphBack(draft: Pieces, now: StoryParagraph, then: StoryParagraph): StoryParagraph {
  const { title, brief, place, present, origin } = then;
  const line = new Map(now.lines.map((each) => [each.id, each]));
  const choice = new Map(now.choices.map((each) => [each.id, each]));
  return {
    ...now,
    ...{ title, brief, place, origin, present: present.filter((id) => id in draft) },
    lines: then.lines.map((each) => lineBack(draft, line.get(each.id), each)),
    choices: then.choices.map((each) => choiceBack(draft, choice.get(each.id), each)),
  };
}

function itemBack(draft: Pieces, node: StoryLine | StoryChoice): Patch {
  const holder = paragraphsIn(draft).find(({ lines, choices }) => [...lines, ...choices].some(({ id }) => id === node.id));
  if (!holder) return {};
  const lines = holder.lines.map((each) => (each.id === node.id && 'speaker' in node ? lineBack(draft, each, node) : each));
  const choices = holder.choices.map((each) => (each.id === node.id && !('speaker' in node) ? choiceBack(draft, each, node) : each));
  return { [holder.id]: { ...holder, lines, choices } };
}
