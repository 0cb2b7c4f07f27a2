import { DRAMA_DIALOGS, DRAMA_ROLES } from '@meowtale/contracts';
import { z } from 'zod';

// What each step of writing answers. A model's schema can't say how long anything may be (some servers refuse it), so every
// field is required and nothing has a length; how much is taken of an answer is decided where it becomes a proposal.

const text = z.string();
const characterAnswer = z.strictObject({
  name: text,
  sex: z.enum(['male', 'female', 'other']),
  brief: text,
  feature: text,
  trait: text,
  behavior: text,
  status: text,
});
const titled = z.strictObject({ title: text, brief: text });
/** `speaker` is a character's name, or null for narration. */
const lineAnswer = z.strictObject({ speaker: text.nullable(), text, direction: text });
const passage = z.strictObject({ node: text, quote: text });

export const ANSWERS = {
  characters: z.strictObject({ characters: z.array(characterAnswer) }),
  character: z.strictObject({ character: characterAnswer }),
  acts: z.strictObject({ acts: z.array(titled) }),
  sequences: z.strictObject({ sequences: z.array(titled) }),
  /** `present` are characters' names. */
  paragraphs: z.strictObject({
    paragraphs: z.array(z.strictObject({ title: text, brief: text, place: text, present: z.array(text) })),
  }),
  /** `leadsTo` is the number of a paragraph that the request listed, or null for what comes next. */
  dialogues: z.strictObject({
    lines: z.array(lineAnswer),
    choices: z.array(z.strictObject({ text, leadsTo: z.number().nullable() })),
  }),
  line: z.strictObject({ text }),
  /** By the ids that the request listed. */
  translation: z.strictObject({ lines: z.array(z.strictObject({ id: text, text })) }),
  keywords: z.strictObject({ keywords: text, negative: text }),
  /**
   * `node` is an id that the request listed; a quote that doesn't stand there letter for letter is dropped. `claims` are what of the
   * part that was looked at matters for all that comes later, the weightiest first.
   */
  consistency: z.strictObject({
    claims: z.array(passage),
    findings: z.array(
      z.strictObject({ kind: z.enum(['knows', 'where', 'name', 'trait', 'other']), first: passage, second: passage, why: text }),
    ),
  }),
} as const;

export type AnswerKind = keyof typeof ANSWERS;
export type Answer<Kind extends AnswerKind> = z.output<(typeof ANSWERS)[Kind]>;

/** How much a step may bring (SPEC §9): enforced by us, whatever a model answers. */
export const STEP_MAX = {
  characters: DRAMA_ROLES.max,
  lines: DRAMA_DIALOGS.max,
  acts: 3,
  sequences: 3,
  paragraphs: 8,
  choices: 4,
} as const;
