import { DRAMA_DIALOGS, DRAMA_ROLES } from '@meowtale/contracts';
import { z } from 'zod';

// The answers of each step. Schemas for models can't limit lengths, because some servers reject that, so every field is required and none
// is limited. Limits are enforced when an answer becomes a proposal.

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
  /** By ids from the request. */
  translation: z.strictObject({ lines: z.array(z.strictObject({ id: text, text })) }),
  keywords: z.strictObject({ keywords: text, negative: text }),
  /**
   * `node` is an id from the request; a quote that isn't verbatim there is dropped. `claims` are passages that later parts may contradict,
   * the most important first.
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

/** Limits of a step's results (SPEC §9), which we enforce on each answer. */
export const STEP_MAX = {
  characters: DRAMA_ROLES.max,
  lines: DRAMA_DIALOGS.max,
  acts: 3,
  sequences: 3,
  paragraphs: 8,
  choices: 4,
} as const;
