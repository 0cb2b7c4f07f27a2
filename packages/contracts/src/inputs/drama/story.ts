import { z } from 'zod';
import { LOCALES } from '../../locales.ts';
import { line, lines } from '../text.ts';
import { STORY_MAX, storyChoice, storyId, storyLine, storyWords } from './story-words.ts';

const { language, wordsOf, marks, origin, value, effects } = storyWords;
const title = line(STORY_MAX.title);
const brief = lines(STORY_MAX.brief);
const many = <T extends z.ZodType>(item: T, max: number) => z.array(item).max(max, 'invalid.too-many');

/** Whether the source of a node has changed since it was made. */
const stale = z.boolean();
/** Why it is stale: what changed above it in the outline, earlier in the story, or in a character who appears in it. */
const stale_cause = z
  .strictObject({ why: z.enum(['above', 'earlier', 'character']), node: storyId })
  .nullable()
  .optional();

const sequence = z.strictObject({
  id: storyId,
  title,
  brief,
  stale,
  stale_cause,
  origin: origin.nullable(),
  paragraphs: many(storyId, STORY_MAX.paragraphs),
});
const act = z.strictObject({
  id: storyId,
  title,
  brief,
  stale,
  stale_cause,
  origin: origin.nullable(),
  sequences: many(sequence, STORY_MAX.sequences),
});

/** The order of the story. There is one, with the id `outline`. */
const outline = z.strictObject({
  kind: z.literal('outline'),
  id: z.literal('outline'),
  template: z.enum(['three-act', 'free']),
  acts: many(act, STORY_MAX.acts),
});

/** Settings of the whole story. There is one, with the id `setting`. */
const setting = z.strictObject({
  kind: z.literal('setting'),
  id: z.literal('setting'),
  /** The language in which it is written; the others are translations. */
  language,
  languages: many(language, LOCALES.length),
  /** The idea in one line, from which everything can be generated. */
  logline: lines(500),
  glossary: many(z.strictObject({ term: line(80), words: wordsOf(line(80)) }), STORY_MAX.glossary),
});

/**
 * Text that is read without a choice: its lines, then its choices, the next paragraph (`to`; null is the next one in the outline), or its
 * ending. Choices whose condition is false aren't offered; without any the story goes on.
 */
const paragraph = z.strictObject({
  kind: z.literal('paragraph'),
  id: storyId,
  title,
  brief,
  stale,
  stale_cause,
  origin: origin.nullable(),
  background: storyId.nullable(),
  place: line(80),
  /** Characters who are present; empty if unknown. */
  present: many(storyId, 20),
  /** Characters who learn a fact here. */
  learns: many(z.strictObject({ who: storyId, fact: storyId }), STORY_MAX.facts),
  effects,
  lines: many(storyLine, STORY_MAX.lines),
  choices: many(storyChoice, STORY_MAX.choices),
  to: storyId.nullable(),
  /** The ending's name if the story ends here; may be empty. */
  ending: wordsOf(line(STORY_MAX.title)).nullable(),
  /** `marks` of the ending’s translations, as a line’s. */
  ending_marks: marks.optional(),
});

/** The state of a character or thing from a paragraph on. `status` is only for characters. */
const state = z.strictObject({ id: storyId, from: storyId, status: z.enum(['here', 'away', 'dead']), text: brief });

/** A permanent trait of a character, and words that would contradict it. */
const trait = z.strictObject({ id: storyId, name: line(STORY_MAX.name), value: line(80), not: many(line(80), 20) });

const character = z.strictObject({
  kind: z.literal('character'),
  id: storyId,
  sex: z.enum(['male', 'female', 'other']),
  name: line(STORY_MAX.name).min(1, 'invalid.empty'),
  /** The name in other languages. */
  names: wordsOf(line(STORY_MAX.name)),
  /** `marks` of `names`, as a line’s; their source is `name`. */
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

/** A place, thing or other subject that must be consistent. */
const entry = z.strictObject({
  kind: z.literal('entry'),
  id: storyId,
  name: line(STORY_MAX.name).min(1, 'invalid.empty'),
  text: brief,
  states: many(state, STORY_MAX.states),
});

/** A fact that characters can know or not. */
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

/** A picture of a place (bg), a character, or a moment (cg). `image` is null until there is one. */
const resource = z.strictObject({
  kind: z.literal('resource'),
  id: storyId,
  folder: z.enum(['bg', 'character', 'cg']),
  name: line(STORY_MAX.name),
  /** What it shows, for readers who can't see it. Without it they get the name. */
  alt: wordsOf(line(STORY_MAX.alt)).optional(),
  /** `marks` of `alt`, as a line’s. */
  alt_marks: marks.optional(),
  /** It adds nothing to the text: readers who can't see it get nothing instead. */
  decorative: z.boolean().optional(),
  /** Our picture `<uuid>.<jpg|png>` at the files' origin. */
  image: z
    .string('invalid.text')
    .regex(/^[0-9a-f-]{36}\.(?:jpg|png)$/, 'invalid.text')
    .nullable(),
  width: z.int().min(0).max(8192),
  height: z.int().min(0).max(8192),
  /** A description in the story’s own language, from which keywords are made. */
  prompt: lines(STORY_MAX.brief).optional(),
  /** English, separated by commas, for picture models; weights as `(word:1.2)`. */
  keywords: lines(STORY_MAX.keywords),
  negative: lines(STORY_MAX.keywords),
  seed: z.int().min(0).max(4_294_967_295).nullable(),
  origin: origin.nullable(),
});

/** One part of a story, the smallest unit that is saved: simultaneous changes of two parts don't conflict. */
export const storyPart = z.discriminatedUnion('kind', [outline, setting, paragraph, character, entry, fact, variable, resource]);

/** A part to save, or the id of one to delete. */
export const storyChange = z.strictObject({ id: storyId, body: z.unknown() }).transform(({ id, body }, context) => {
  if (body === null || body === undefined) return { id, body: null };
  const { data, error } = storyPart.safeParse(body);
  if (data?.id === id) return { id, body: data };
  const issues = error ? error.issues.slice(0, 20) : [{ code: 'custom' as const, path: ['id'], message: 'invalid.id' }];
  context.issues.push(...issues.map((issue) => ({ ...issue, path: ['body', ...issue.path], input: undefined })));
  return z.NEVER;
});

export const storyChanges = many(storyChange, STORY_MAX.parts);

/** A program's part in a story: `share` of all lines, pictures or translations, and how much of that people changed since, 0 to 1. */
const madeWith = z.strictObject({
  what: z.enum(['lines', 'pictures', 'translations']),
  provider: line(40),
  model: line(80),
  share: z.number().min(0).max(1),
  edited: z.number().min(0).max(1),
  /** The language of translations; their share is of all texts in it. Missing in older files. */
  language: storyWords.language.optional(),
});

/** More than all languages with two programs each. */
export const MADE_WITH_MAX = 40;

/** A whole story as a file, for export, import, and for the player. */
export const storyFile = z.strictObject({
  format: z.literal('meowtale-story'),
  version: z.literal(1),
  title,
  author: line(STORY_MAX.title),
  parts: many(storyPart, STORY_MAX.parts),
  /** What programs made of it, for its listing's disclosure. */
  made_with: many(madeWith, MADE_WITH_MAX).optional(),
});

export type StoryPart = z.output<typeof storyPart>;
export type StoryPartKind = StoryPart['kind'];
export type StoryPartOf<Kind extends StoryPartKind> = Extract<StoryPart, { kind: Kind }>;
export type StoryOutline = z.output<typeof outline>;
export type StaleCause = NonNullable<z.output<typeof stale_cause>>;
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
