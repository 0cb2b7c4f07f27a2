import type { ContentFilterData } from '@meowtale/contracts';
import { findBlocked } from '@meowtale/contracts/inputs/drama/blocked-words';
import { DomainError } from '@meowtale/service-kit';

/** Thrown for blocked words in a prompt, or when a model's own filter rejected it; then no word is named. */
export class ContentFiltered extends DomainError {
  declare readonly data: Required<ContentFilterData>;
  /** Texts that contain the words, while their places aren't known yet; never sent to clients. */
  readonly texts: readonly string[];

  constructor({ words, fields = [] }: ContentFilterData = { words: [] }, texts: readonly string[] = []) {
    super('ai/content-filter', { data: { words, fields } satisfies ContentFilterData });
    this.texts = texts;
  }
}

/**
 * Checks a person's texts for blocked words before they are sent to a provider (SPEC §5).
 * @param texts by their path in the editor
 * @throws ContentFiltered with each word once, and every place of one
 */
export function requireAllowed(texts: Readonly<Record<string, string>>, blocked: readonly string[]): void {
  const found = Object.entries(texts).flatMap(([path, text]) => findBlocked(text, blocked).map((word) => ({ path, ...word })));
  if (found.length === 0) return;
  const words = [...new Set(found.map(({ word }) => word))];
  throw new ContentFiltered({ words, fields: found.map(({ path, from, to }) => ({ path, from, to })) });
}
