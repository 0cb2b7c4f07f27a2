import type { Locale } from '@meowtale/contracts';
import type { Answer, AnswerKind } from '../generation/steps.ts';

/** Somebody in the story, as far as a step has to know them. */
export interface Cast {
  id: string;
  name: string;
  sex: 'male' | 'female' | 'other';
  brief: string;
}

/** What a step is about, for a provider that doesn't read prompts. */
export interface StepContext {
  title: string;
  logline: string;
  brief: string;
  cast: readonly Cast[];
  /** Titles and briefs from the act down to what is written now. */
  above: readonly { title: string; brief: string }[];
  /** How many of what it asks for are wanted. */
  count: number;
  /** Paragraphs that a choice may lead to, in the order in which `leadsTo` counts them, from 0. */
  targets: readonly string[];
  /** What is to be written anew or translated, by id. */
  texts: readonly { id: string; text: string }[];
  instruction: string;
}

export interface TextRequest<Kind extends AnswerKind> {
  kind: Kind;
  language: Locale;
  /** Who is asked to write, and by which rules. */
  system: string;
  prompt: string;
  /** Whatever in the prompt isn't ours, text by text. */
  said: readonly string[];
  context: StepContext;
  seed: number;
  signal: AbortSignal;
}

/** How an answer came to be; kept with every result. */
export interface Provenance {
  provider: string;
  model: string;
  /** Word for word what was sent, its repair included. */
  sent: string;
  seed: number;
  attempts: number;
  at: string;
}

export interface Written<Kind extends AnswerKind> {
  answer: Answer<Kind>;
  provenance: Provenance;
}

/** What a provider turned out to be able to do when it was last asked. */
export interface TextAbilities {
  languages: readonly Locale[] | 'any';
  kinds: readonly AnswerKind[];
  model: string;
}

/**
 * Whoever writes. `write` answers what fits the step's schema, after one repair at most.
 * @throws DomainError `ai/failure` (nothing usable, 429 and 5xx after its own retries), `ai/content-filter` (it refuses), `ai/language`
 */
export interface TextProvider {
  readonly name: string;
  /** Null while it can't be reached. */
  abilities(signal?: AbortSignal): Promise<TextAbilities | null>;
  write<Kind extends AnswerKind>(request: TextRequest<Kind>): Promise<Written<Kind>>;
}

export interface PictureRequest {
  folder: 'bg' | 'character' | 'cg';
  keywords: string;
  negative: string;
  seed: number;
  signal: AbortSignal;
  /** In percent. */
  tell(progress: number): Promise<void>;
}

export interface DrawnPicture {
  bytes: Buffer;
  mime: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  provenance: Provenance;
}

/** Whoever draws, by SPEC §9's presets of each folder. Throws as `TextProvider` does. */
export interface PictureProvider {
  readonly name: string;
  abilities(signal?: AbortSignal): Promise<{ model: string; sampler: string } | null>;
  draw(request: PictureRequest): Promise<DrawnPicture>;
}
