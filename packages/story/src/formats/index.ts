import { type StoryMadeWith, type StoryPart, storyFile } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX } from '@meowtale/contracts/inputs/drama/story-words';
import type { Locale } from '@meowtale/contracts/locales';
import type { Story } from '../model/index.ts';
import { assemble } from './assemble.ts';
import { detectFormat } from './detect.ts';
import type { Draft } from './draft.ts';
import { readFountain } from './fountain-read.ts';
import { writeFountain } from './fountain-write.ts';
import { readInk } from './ink-read.ts';
import { writeInk } from './ink-write.ts';
import { readJson, writeJson } from './json.ts';
import { LossLog } from './losses.ts';
import { fileNameOf } from './names.ts';
import { readRenpy } from './renpy-read.ts';
import { writeRenpy } from './renpy-write.ts';
import { readTwee } from './twee-read.ts';
import { writeTwee } from './twee-write.ts';
import { readTwine } from './twine-read.ts';
import { writeTwine } from './twine-write.ts';
import {
  type ExportedStory,
  type ExportOptions,
  FormatRefusal,
  type ImportedStory,
  type ImportOptions,
  type StoryFormat,
} from './types.ts';

export { detectFormat } from './detect.ts';
export { inkMadeWith } from './ink-made-with.ts';
export { storyOfTree } from './tree-read.ts';
export { treeOfStory } from './tree-write.ts';
export {
  type ExportedStory,
  type ExportOptions,
  FAULT_KEYS,
  type FaultKey,
  type FormatFault,
  type ImportedFile,
  type ImportedStory,
  type ImportOptions,
  LOSS_KINDS,
  type Loss,
  type LossKind,
  type LossPlace,
  STORY_FORMATS,
  type StoryFormat,
} from './types.ts';

/** The size limit of a story. */
export const IMPORT_MAX_BYTES = STORY_MAX.bytes;
const AROUND_PARTS_BYTES = 32 * 1024;
/** The size limit of a story file: one in JSON may be larger by what surrounds its parts. */
export const STORY_FILE_MAX_BYTES = IMPORT_MAX_BYTES + AROUND_PARTS_BYTES;
const LINES_MAX = 1_000_000;

const FILES: Record<StoryFormat, { extension: string; mime: string }> = {
  json: { extension: 'story.json', mime: 'application/json' },
  twee: { extension: 'twee', mime: 'text/plain' },
  twine: { extension: 'html', mime: 'text/html' },
  fountain: { extension: 'fountain', mime: 'text/plain' },
  renpy: { extension: 'rpy', mime: 'text/plain' },
  ink: { extension: 'ink', mime: 'text/plain' },
};

/** Writes a story in a format, and lists what is lost. Pure: the same story gives the same text. */
export function exportStory(story: Story, format: StoryFormat, { language, madeWith }: ExportOptions): ExportedStory {
  const losses = new LossLog();
  const { extension, mime } = FILES[format];
  const text = format === 'json' ? writeJson(story, madeWith) : WRITERS[format](story, language, losses, madeWith);
  return { text, fileName: fileNameOf(story.title, extension), mime, losses: losses.list() };
}

/**
 * Reads a text into parts of a story, or returns the lines that can't be read. `format` is a format, or a file name by which (or else by
 * the content) it is detected. Texts have at most 4 MiB; the time is linear in their length.
 */
export function importStory(text: string, format: StoryFormat | { fileName: string }, options: ImportOptions): ImportedStory {
  try {
    const known = typeof format === 'string' ? format : detectFormat(text, format.fileName);
    refuseTooMuch(text, known);
    const losses = new LossLog();
    const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
    if (known === 'json') {
      const file = readJson(source, losses, options.newId);
      return { ok: true, file, losses: losses.list() };
    }
    const file = assemble(READERS[known](source, losses), options, losses);
    refuseTooLarge(file.parts);
    const { data, error } = storyFile.safeParse({ format: 'meowtale-story', version: 1, ...file });
    if (data === undefined) throw new Error(`An imported story isn't one: ${error.message}`);
    if (data.parts.every((part) => part.kind !== 'paragraph')) throw new FormatRefusal([{ line: null, key: 'empty', params: {} }]);
    return { ok: true, file: { title: data.title, author: data.author, parts: data.parts }, losses: losses.list() };
  } catch (error) {
    if (error instanceof FormatRefusal) return { ok: false, faults: error.faults };
    throw error;
  }
}

type Write = (story: Story, language: Locale, losses: LossLog, madeWith?: readonly StoryMadeWith[]) => string;
const WRITERS: Record<Exclude<StoryFormat, 'json'>, Write> = {
  twee: writeTwee,
  twine: writeTwine,
  fountain: writeFountain,
  renpy: writeRenpy,
  ink: writeInk,
};

const READERS: Record<Exclude<StoryFormat, 'json'>, (source: string, losses: LossLog) => Draft> = {
  twee: readTwee,
  twine: readTwine,
  fountain: readFountain,
  renpy: readRenpy,
  ink: readInk,
};

/** Throws when the parts are too large: they are longer than their text, by all fields of each line. */
function refuseTooLarge(parts: readonly StoryPart[]): void {
  const encoder = new TextEncoder();
  const sizes = parts.map((part) => encoder.encode(JSON.stringify(part)).length);
  const isTooLarge = sizes.some((bytes) => bytes > STORY_MAX.partBytes) || sizes.reduce((sum, bytes) => sum + bytes, 0) > STORY_MAX.bytes;
  if (isTooLarge) throw new FormatRefusal([{ line: null, key: 'too-large', params: { maximum: STORY_MAX.bytes } }]);
}

function refuseTooMuch(text: string, format: StoryFormat | null): asserts format is StoryFormat {
  const refuse = (key: 'too-large' | 'too-many' | 'not-text' | 'unknown-format', params = {}) => {
    throw new FormatRefusal([{ line: null, key, params }]);
  };
  const maximum = IMPORT_MAX_BYTES + (format === 'json' ? AROUND_PARTS_BYTES : 0);
  // Each UTF-16 unit takes at least one byte, so only texts that may fit are encoded.
  if (text.length > maximum || new TextEncoder().encode(text).length > maximum) refuse('too-large', { maximum: IMPORT_MAX_BYTES });
  if (text.includes('\u0000')) refuse('not-text');
  if (format === null) refuse('unknown-format');
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  if (lines > LINES_MAX) refuse('too-many', { what: 'lines', maximum: LINES_MAX });
}
