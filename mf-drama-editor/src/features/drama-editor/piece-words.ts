import type { StoryPart } from '@meowtale/contracts/inputs/drama/story';
import type { Story } from '@meowtale/story/model';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { paragraphName } from '../columns/paragraph-name.ts';
import { useStory } from './editor-context.tsx';
import { BESIDE } from './merge-values.ts';
import { isSame, type Piece } from './pieces.ts';

function nameOf(part: StoryPart, story: Story, t: TFunction): string {
  const kind = t(`part.${part.kind}`);
  if (part.kind === 'outline' || part.kind === 'setting') return kind;
  const name = part.kind === 'paragraph' ? part.title : part.kind === 'fact' ? part.text : part.name;
  if (part.kind === 'paragraph' && !name && story.places.has(part.id)) return paragraphName(story, part.id, t);
  return name ? t('part.named', { kind, name }) : kind;
}

const isPlain = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Returns the texts of a part by their path. */
function linesOf(value: unknown, path = ''): Map<string, string> {
  if (isPlain(value)) return new Map([[path, String(value)]]);
  if (typeof value !== 'object' || value === null) return new Map();
  const keyed = Array.isArray(value)
    ? value.map((item, index) => [(item as { id?: string } | null)?.id ?? String(index), item] as const)
    : Object.entries(value).filter(([key]) => key !== 'id' && key !== 'kind' && !BESIDE.has(key));
  return new Map(keyed.flatMap(([key, item]) => [...linesOf(item, `${path}/${key}`)]));
}

/** Lists of a part whose items are labelled by number. */
const PLACES = { lines: 'dialogue.line', choices: 'choice.text', acts: 'outline.act', sequences: 'outline.sequence' } as const;

/** Returns the label of a place in a part, such as `Line 2`; empty for the part's own fields. */
function placeOf(versions: readonly unknown[], path: string, t: TFunction): string {
  const [, list, id, ...rest] = path.split('/');
  const key = PLACES[list as keyof typeof PLACES];
  if (key === undefined || list === undefined) return '';
  const items = versions.map((version) => (version as Record<string, { id: string }[]> | undefined)?.[list] ?? []);
  const at = items.map((each) => each.findIndex((item) => item.id === id)).find((index) => index !== -1) ?? 0;
  const within = items.map((each) => each.find((item) => item.id === id));
  return [t(key, { number: at + 1 }), placeOf(within, `/${rest.join('/')}`, t)].filter(Boolean).join(' · ');
}

/** Returns the name of what an id refers to. */
function meantBy(story: Story, text: string, t: TFunction): string {
  if (story.places.has(text)) return paragraphName(story, text, t);
  return (story.characters.get(text) ?? story.resources.get(text) ?? story.entries.get(text))?.name || text;
}

/** One place of a piece that differs between two versions. */
export interface PlaceDifference {
  place: string;
  mine: string;
  theirs: string;
}

/** Returns functions that give a piece's name, and the differences of two versions by place. */
export function usePieceWords() {
  const { t } = useTranslation();
  const story = useStory();
  return {
    name: (piece: Piece | null): string => (typeof piece === 'object' && piece !== null ? nameOf(piece, story, t) : ''),
    differences(mine: Piece | null, theirs: Piece | null): PlaceDifference[] {
      const statusOf = (piece: Piece | null) => t(piece === null ? 'conflict.removed' : 'conflict.kept');
      if (mine === null || theirs === null) return [{ place: '', mine: statusOf(mine), theirs: statusOf(theirs) }];
      if (typeof mine !== 'object' || typeof theirs !== 'object') return [{ place: '', mine: String(mine), theirs: String(theirs) }];
      const [left, right] = [linesOf(mine), linesOf(theirs)];
      const differing = [...new Set([...left.keys(), ...right.keys()])].filter((path) => !isSame(left.get(path), right.get(path)));
      const places = Map.groupBy(differing, (path) => placeOf([mine, theirs], path, t));
      const listed = (side: Map<string, string>, paths: string[]) =>
        paths.flatMap((path) => (side.has(path) ? meantBy(story, side.get(path) ?? '', t) : [])).join('\n');
      const rows = [...places].map(([place, paths]) => ({ place, mine: listed(left, paths), theirs: listed(right, paths) }));
      // Possibly only an order differs.
      const same = t('conflict.otherOrder');
      return rows.length > 0 ? rows : [{ place: '', mine: same, theirs: same }];
    },
  };
}
