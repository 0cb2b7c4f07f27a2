import { z } from 'zod';
import { LOCALES } from '../../locales.ts';
import { line, lines } from '../text.ts';
import { STORY_MAX, storyChoice, storyId, storyLine, storyWords } from './story-words.ts';

const { language, wordsOf, marks, origin, value, effects } = storyWords;
const title = line(STORY_MAX.title);
const brief = lines(STORY_MAX.brief);
const many = <T extends z.ZodType>(item: T, max: number) => z.array(item).max(max, 'invalid.too-many');

/** What a node was made of has changed since: it may no longer fit what comes before it. */
const stale = z.boolean();

const sequence = z.strictObject({
  id: storyId,
  title,
  brief,
  stale,
  origin: origin.nullable(),
  paragraphs: many(storyId, STORY_MAX.paragraphs),
});
const act = z.strictObject({ id: storyId, title, brief, stale, origin: origin.nullable(), sequences: many(sequence, STORY_MAX.sequences) });

/** In which order everything stands. There is one, under the id `outline`. */
const outline = z.strictObject({
  kind: z.literal('outline'),
  id: z.literal('outline'),
  template: z.enum(['three-act', 'free']),
  acts: many(act, STORY_MAX.acts),
});

/** What the whole story has. There is one, under the id `setting`. */
const setting = z.strictObject({
  kind: z.literal('setting'),
  id: z.literal('setting'),
  /** What it is written in; every other language is translated from it. */
  language,
  languages: many(language, LOCALES.length),
  /** The idea in a line, from which everything can be made. */
  logline: lines(500),
  glossary: many(z.strictObject({ term: line(80), words: wordsOf(line(80)) }), STORY_MAX.glossary),
});

/**
 * What is read without a choice: its lines, then either its choices, or where it goes on (`to`; null is what comes next in the
 * outline), or its ending. A choice whose condition doesn't hold isn't offered; with none offered it goes on.
 */
const paragraph = z.strictObject({
  kind: z.literal('paragraph'),
  id: storyId,
  title,
  brief,
  stale,
  origin: origin.nullable(),
  background: storyId.nullable(),
  place: line(80),
  /** Characters who are there; empty where nobody said. */
  present: many(storyId, 20),
  /** Who comes to know a fact here. */
  learns: many(z.strictObject({ who: storyId, fact: storyId }), STORY_MAX.facts),
  effects,
  lines: many(storyLine, STORY_MAX.lines),
  choices: many(storyChoice, STORY_MAX.choices),
  to: storyId.nullable(),
  /** Its name when the story ends here; may be empty. */
  ending: wordsOf(line(STORY_MAX.title)).nullable(),
  /** Of the ending’s translations, as a line’s `marks`. */
  ending_marks: marks.optional(),
});

/** How somebody or something is from a paragraph on: a codex that changes with the story. `status` counts for people alone. */
const state = z.strictObject({ id: storyId, from: storyId, status: z.enum(['here', 'away', 'dead']), text: brief });

/** Something about a person that doesn't change, and the words that would contradict it. */
const trait = z.strictObject({ id: storyId, name: line(STORY_MAX.name), value: line(80), not: many(line(80), 20) });

const character = z.strictObject({
  kind: z.literal('character'),
  id: storyId,
  sex: z.enum(['male', 'female', 'other']),
  name: line(STORY_MAX.name).min(1, 'invalid.empty'),
  /** What readers call them in other languages. */
  names: wordsOf(line(STORY_MAX.name)),
  /** Of `names`, as a line’s `marks`: `name` is their source. */
  name_marks: marks.optional(),
  brief,
  feature: brief,
  trait: brief,
  behavior: brief,
  status: brief,
  picture: storyId.nullable(),
  states: many(state, STORY_MAX.states),
  traits: many(trait, STORY_MAX.traits),
  origin: origin.nullable(),
});

/** A place, a thing or anything else that the story has to keep straight. */
const entry = z.strictObject({
  kind: z.literal('entry'),
  id: storyId,
  name: line(STORY_MAX.name).min(1, 'invalid.empty'),
  text: brief,
  states: many(state, STORY_MAX.states),
});

/** Something that one can know or not. */
const fact = z.strictObject({ kind: z.literal('fact'), id: storyId, text: line(300).min(1, 'invalid.empty') });

const variable = z
  .strictObject({
    kind: z.literal('variable'),
    id: storyId,
    name: z.string('invalid.text').regex(/^[A-Za-z_][A-Za-z0-9_]{0,39}$/, 'invalid.key'),
    type: z.enum(['boolean', 'number', 'text']),
    initial: value,
  })
  .refine(({ type, initial }) => typeof initial === (type === 'text' ? 'string' : type), { path: ['initial'], message: 'invalid.type' });

/** A picture: of a place (bg), of somebody (character), or of a moment (cg). `image` is null until there is one. */
const resource = z.strictObject({
  kind: z.literal('resource'),
  id: storyId,
  folder: z.enum(['bg', 'character', 'cg']),
  name: line(STORY_MAX.name),
  /** A picture of ours: `<uuid>.<jpg|png>` at the address of files. */
  image: z
    .string('invalid.text')
    .regex(/^[0-9a-f-]{36}\.(?:jpg|png)$/, 'invalid.text')
    .nullable(),
  width: z.int().min(0).max(8192),
  height: z.int().min(0).max(8192),
  /** What is to be seen, in the story’s own language; keywords are made of it. */
  prompt: lines(STORY_MAX.brief).optional(),
  /** English, with commas, as picture models take them; weights as `(word:1.2)`. */
  keywords: lines(STORY_MAX.keywords),
  negative: lines(STORY_MAX.keywords),
  seed: z.int().min(0).max(4_294_967_295).nullable(),
  origin: origin.nullable(),
});

/** One part of a story, the least that is saved: what is changed at the same time in two parts never clashes. */
export const storyPart = z.discriminatedUnion('kind', [outline, setting, paragraph, character, entry, fact, variable, resource]);

/** A part to be kept, or the id of one that goes. */
export const storyChange = z.strictObject({ id: storyId, body: z.unknown() }).transform(({ id, body }, context) => {
  if (body === null || body === undefined) return { id, body: null };
  const { data, error } = storyPart.safeParse(body);
  if (data?.id === id) return { id, body: data };
  const issues = error ? error.issues.slice(0, 20) : [{ code: 'custom' as const, path: ['id'], message: 'invalid.id' }];
  context.issues.push(...issues.map((issue) => ({ ...issue, path: ['body', ...issue.path], input: undefined })));
  return z.NEVER;
});

export const storyChanges = many(storyChange, STORY_MAX.parts);

/** How much of a story is whose program's: `share` of all there is of it, and how much of that a person has changed since, 0 to 1. */
const madeWith = z.strictObject({
  what: z.enum(['lines', 'pictures', 'translations']),
  provider: line(40),
  model: line(80),
  share: z.number().min(0).max(1),
  edited: z.number().min(0).max(1),
  /** Of translations: into which; their share is of what is read in it. Files from before say none. */
  language: storyWords.language.optional(),
});

/** More than there are languages, each from two programs. */
export const MADE_WITH_MAX = 40;

/** A whole story as a file of ours, for export, import and for an app that plays it. */
export const storyFile = z.strictObject({
  format: z.literal('meowtale-story'),
  version: z.literal(1),
  title,
  author: line(STORY_MAX.title),
  parts: many(storyPart, STORY_MAX.parts),
  /** What programs made of it, for whoever is told so on its listing. */
  made_with: many(madeWith, MADE_WITH_MAX).optional(),
});

export type StoryPart = z.output<typeof storyPart>;
export type StoryPartKind = StoryPart['kind'];
export type StoryPartOf<Kind extends StoryPartKind> = Extract<StoryPart, { kind: Kind }>;
export type StoryOutline = z.output<typeof outline>;
export type StoryAct = z.output<typeof act>;
export type StorySequence = z.output<typeof sequence>;
export type StorySetting = z.output<typeof setting>;
export type StoryParagraph = z.output<typeof paragraph>;
export type StoryCharacter = z.output<typeof character>;
export type StoryState = z.output<typeof state>;
export type StoryTrait = z.output<typeof trait>;
export type StoryEntry = z.output<typeof entry>;
export type StoryFact = z.output<typeof fact>;
export type StoryVariable = z.output<typeof variable>;
export type StoryResource = z.output<typeof resource>;
export type StoryChange = z.output<typeof storyChange>;
export type StoryMadeWith = z.output<typeof madeWith>;
export type StoryFile = z.output<typeof storyFile>;
