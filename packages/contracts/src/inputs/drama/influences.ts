/** What is written by a step of its own. `character`, and `all` with its several steps, are made of these. */
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
 * Which field of a drama reaches which step: what is sent is made by this table, and the editor shows it. Fields stand in the order in
 * which they are sent. `picture` is a picture described in any words; English keywords of one's own are drawn as they are.
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
  /** Names and all that is said of people, as they are by then. */
  characters: [...written, 'translation', 'consistency', 'picture'],
  /** Places, things and facts, as they are by then. */
  entries: ['paragraphs', 'dialogues', 'line', 'consistency'],
  /** Titles and briefs of what stands above and around, nearest first. */
  outline: outlined,
  /** Lines that are read before, nearest first. */
  before: ['dialogues', 'line'],
  glossary: ['translation'],
  /** What is asked for this once. */
  instruction: [...written, 'translation', 'consistency', 'picture'],
  default_prompt_suffix: [...written, 'translation', 'picture'],
} as const satisfies Record<string, readonly InfluencedStep[]>;

export type InfluencingField = keyof typeof INFLUENCES;

/** Whether what a field says is sent with a step. */
export const influences = (field: InfluencingField, step: InfluencedStep): boolean =>
  (INFLUENCES[field] as readonly InfluencedStep[]).includes(step);
