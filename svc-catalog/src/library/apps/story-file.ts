import { type StoryFile, type StoryMadeWith, storyFile } from '@meowtale/contracts/inputs/drama/story';
import { beginning } from '@meowtale/contracts/text/characters';
import { StoryFault } from '@meowtale/story';
import type { DramaBundle } from '@meowtale/story/drama';
import { bundleDrama } from '@meowtale/story/drama-bundle';
import { storyOf } from '@meowtale/story/model';
import type { z } from 'zod';
import type { AppFault } from './faults.ts';
import { type StoryNote, storyNotes } from './story-notes.ts';

const FAULTS_MAX = 50;
const NAME_MAX = 60;

/** A picture that a story shows: its file name, and its name in the story. */
export interface StoryPicture {
  image: string;
  name: string;
}

/** A story of our model, converted for the player. */
export interface ConvertedStory {
  /** Content of the version's file. */
  text: string;
  /** Languages, the original one first. */
  languages: string[];
  /** As in `AppRow`. */
  translated: Record<string, number>;
  segments: number;
  words: number;
  endings: number;
  /** As in `AppRow`. */
  madeWith: StoryMadeWith[];
  /** Problems that are shown to its creator before it is submitted. */
  notes: StoryNote[];
}

type Refused = { ok: false; faults: AppFault[] };

/** Parses a story file, of which nothing is trusted. Takes time by the length of the text and the number of faults. */
export function readStoryFile(text: string): { ok: true; file: StoryFile } | Refused {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return refuse({ line: lineOf(error), message: 'It is not JSON.', key: 'storyNotJson' });
  }
  const { format, version } = (read ?? {}) as Record<string, unknown>;
  if (format !== 'meowtale-story' || version !== 1) return refuse({ line: null, message: 'It is not a story of ours.', key: 'storyOther' });
  const { data, error } = storyFile.safeParse(read);
  if (error) {
    const places = new Set(error.issues.flatMap((issue) => pathsOf(issue).map((path) => placeOf(path, read))));
    return refuse(...[...places].slice(0, FAULTS_MAX).map(fieldFault));
  }
  const { order } = storyOf(data.title, data.parts);
  if (order.length === 0) return refuse({ line: null, message: 'It has no paragraph to begin with.', key: 'storyEmpty' });
  return { ok: true, file: data };
}

/** Returns the pictures that a reader can see, without duplicates. */
export function picturesOf(file: StoryFile): StoryPicture[] {
  const names = new Map(file.parts.flatMap((part) => (part.kind === 'resource' && part.image ? [[part.image, part.name]] : [])));
  const { paragraphs, characters } = bundleDrama(file).bundle.drama;
  const shown = [
    ...paragraphs.flatMap(({ background, lines }) => [background, ...lines.map(({ picture }) => picture)]),
    ...characters.map(({ picture }) => picture),
  ];
  const images = [...new Set(shown.filter((image) => image !== null))];
  return images.map((image) => ({ image, name: names.get(image) || image }));
}

/** Converts a story for the player, without the missing pictures. */
export function convertStory(file: StoryFile, missing: readonly string[]): ConvertedStory {
  const missingImages = new Set(missing);
  const parts = file.parts.map((part) =>
    part.kind === 'resource' && part.image && missingImages.has(part.image) ? { ...part, image: null } : part,
  );
  const { bundle, report } = bundleDrama({ ...file, parts });
  const { languages, translated, endings } = report;
  return {
    text: JSON.stringify(bundle),
    languages,
    translated,
    segments: standingPlaces(bundle.drama),
    words: bundle.words,
    endings,
    madeWith: (file.made_with ?? []).filter(({ share }) => share > 0),
    notes: storyNotes(storyOf(file.title, parts, file.author), languages),
  };
}

/** Returns the number of paragraphs at which a reader stops: those with choices or an ending. */
const standingPlaces = ({ paragraphs }: DramaBundle['drama']): number =>
  paragraphs.filter(
    ({ choices, to, ending }, at) => choices.length > 0 || (to === null && (ending !== null || at === paragraphs.length - 1)),
  ).length;

/** Returns the fault of a story that can't be played; null for an error that isn't the story's. */
export function faultOfStory(error: unknown): AppFault | null {
  if (!(error instanceof StoryFault)) return null;
  return { file: null, line: null, message: 'The first page of the story never ends.', key: 'storyEndless' };
}

const refuse = (...faults: Omit<AppFault, 'file'>[]): Refused => ({ ok: false, faults: faults.map((fault) => ({ file: null, ...fault })) });

const fieldFault = (place: string) => ({
  line: null,
  message: `${place} holds what a story doesn't have there.`,
  key: 'storyField',
  params: { place },
});

/** zod reports unknown keys separately from the path to them. */
const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

function lineOf(error: unknown): number | null {
  const [, line] = /\(line (\d+) column \d+\)$/.exec(error instanceof Error ? error.message : '') ?? [];
  return line === undefined ? null : Number(line);
}

/** Returns a path in words that the author knows: `paragraph "The quay" › lines 3 › words › ja-JP`. */
function placeOf([first, at, ...rest]: readonly PropertyKey[], file: unknown): string {
  if (first !== 'parts' || typeof at !== 'number')
    return [first, at, ...rest]
      .filter((key) => key !== undefined)
      .map(String)
      .join(' › ');
  const part = ((file as { parts: unknown[] }).parts[at] ?? {}) as Record<string, unknown>;
  const text = (key: string) => (typeof part[key] === 'string' && part[key] !== '' ? beginning(part[key], NAME_MAX) : null);
  const name = text('title') ?? text('name') ?? text('id');
  const called = `${text('kind') ?? 'parts'} ${name === null ? at + 1 : `"${name}"`}`;
  const steps = rest.map((key) => (typeof key === 'number' ? ` ${key + 1}` : ` › ${beginning(String(key), NAME_MAX)}`));
  return called + steps.join('');
}
