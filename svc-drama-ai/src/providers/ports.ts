import type { Locale } from '@meowtale/contracts';
import type { Answer, AnswerKind } from '../generation/steps.ts';

/** A character, with what a step needs. */
export interface Cast {
  id: string;
  name: string;
  sex: 'male' | 'female' | 'other';
  brief: string;
}

/** A step's context, for a provider that doesn't read prompts. */
export interface StepContext {
  title: string;
  logline: string;
  brief: string;
  cast: readonly Cast[];
  /** Titles and briefs from the act down to the node that is written. */
  above: readonly { title: string; brief: string }[];
  /** Wanted number of results. */
  count: number;
  /** Paragraphs that a choice may lead to, in the order in which `leadsTo` counts them, from 0. */
  targets: readonly string[];
  /** Texts to rewrite or translate, by id. */
  texts: readonly { id: string; text: string }[];
  instruction: string;
}

export interface TextRequest<Kind extends AnswerKind> {
  kind: Kind;
  language: Locale;
  /** The system prompt. */
  system: string;
  prompt: string;
  /** Texts in the prompt that people wrote. */
  said: readonly string[];
  context: StepContext;
  seed: number;
  signal: AbortSignal;
}

/** How an answer was made; saved with every result. */
export interface Provenance {
  provider: string;
  model: string;
  /** The sent messages, including the repair. */
  sent: string;
  seed: number;
  attempts: number;
  at: string;
}

export interface Written<Kind extends AnswerKind> {
  answer: Answer<Kind>;
  provenance: Provenance;
}

/** A provider's abilities when it was last probed. */
export interface TextAbilities {
  languages: readonly Locale[] | 'any';
  kinds: readonly AnswerKind[];
  model: string;
}

/**
 * A text provider. `write` returns an answer that fits the step's schema, after one repair at most.
 * @throws DomainError `ai/failure` (nothing usable, 429 and 5xx after its own retries), `ai/content-filter` (rejected), `ai/language`
 */
export interface TextProvider {
  readonly name: string;
  /** Returns null while it can't be reached. */
  abilities(signal?: AbortSignal): Promise<TextAbilities | null>;
  write<Kind extends AnswerKind>(request: TextRequest<Kind>): Promise<Written<Kind>>;
}

export interface PictureRequest {
  folder: 'bg' | 'character' | 'cg';
  keywords: string;
  negative: string;
  seed: number;
  /** Another seed for a variant of the picture that `seed` gives: the same subject, other details. */
  variantSeed?: number | undefined;
  signal: AbortSignal;
  /** Called with the progress in percent. */
  tell(progress: number): Promise<void>;
}

export interface DrawnPicture {
  bytes: Buffer;
  mime: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  provenance: Provenance;
}

/** A picture provider, which draws by SPEC §9's presets of each folder. Throws like `TextProvider`. */
export interface PictureProvider {
  readonly name: string;
  abilities(signal?: AbortSignal): Promise<{ model: string; sampler: string } | null>;
  draw(request: PictureRequest): Promise<DrawnPicture>;
}
