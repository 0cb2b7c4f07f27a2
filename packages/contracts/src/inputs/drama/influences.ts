/** Steps with a request of their own. `character`, and `all` with its steps, consist of these. */
export const INFLUENCED_STEPS = [
  'characters',
  'acts',
  'sequences',
  'paragraphs',
  'dialogues',
  'line',
  'translation',
  'consistency',
  'picture',
] as const;
export type InfluencedStep = (typeof INFLUENCED_STEPS)[number];

const outlined = ['acts', 'sequences', 'paragraphs', 'dialogues', 'line'] as const;
const written = ['characters', ...outlined] as const;

/**
 * The fields of a drama that are sent in each step, in the order in which they are sent; the editor shows this table. `picture` is a
 * picture described in any words; a person's own English keywords are used unchanged.
 */
export const INFLUENCES = {
  default_prompt_prefix: [...written, 'translation', 'picture'],
  title: written,
  logline: written,
  brief: written,
  /** The world and its rules. */
  prompt: [...written, 'consistency', 'picture'],
  language: [...written, 'translation', 'consistency'],
  number_of_roles: ['characters'],
  number_of_dialogs: ['dialogues'],
  /** Names and descriptions of characters, at that time of the story. */
  characters: [...written, 'translation', 'consistency', 'picture'],
  /** Places, things and facts, at that time of the story. */
  entries: ['paragraphs', 'dialogues', 'line', 'consistency'],
  /** Titles and briefs of parents and neighbours, nearest first. */
  outline: outlined,
  /** Earlier lines, nearest first. */
  before: ['dialogues', 'line'],
  glossary: ['translation'],
  /** The instruction of this job. */
  instruction: [...written, 'translation', 'consistency', 'picture'],
  default_prompt_suffix: [...written, 'translation', 'picture'],
} as const satisfies Record<string, readonly InfluencedStep[]>;

export type InfluencingField = keyof typeof INFLUENCES;

/** Returns whether a field is sent in a step. */
export const influences = (field: InfluencingField, step: InfluencedStep): boolean =>
  (INFLUENCES[field] as readonly InfluencedStep[]).includes(step);
