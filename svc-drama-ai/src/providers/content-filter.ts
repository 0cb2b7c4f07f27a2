import type { ContentFilterData } from '@meowtale/contracts';
import { findBlocked } from '@meowtale/contracts/inputs/drama/blocked-words';
import { DomainError } from '@meowtale/service-kit';

/** There are words in it that no prompt may hold, or a model refused it by itself; then no word is named. */
export class ContentFiltered extends DomainError {
  declare readonly data: Required<ContentFilterData>;
  /** The texts in which they are, where it isn't known yet where those stand; told to nobody. */
  readonly held: readonly string[];

  constructor({ words, fields = [] }: ContentFilterData = { words: [] }, held: readonly string[] = []) {
    super('ai/content-filter', { data: { words, fields } satisfies ContentFilterData });
    this.held = held;
  }
}

/**
 * Checks what a person wrote before it is sent to anybody (SPEC §5).
 * @param texts by the path under which their editor knows them
 * @throws ContentFiltered with each word once, and every place where one stands
 */
export function requireAllowed(texts: Readonly<Record<string, string>>, blocked: readonly string[]): void {
  const found = Object.entries(texts).flatMap(([path, text]) => findBlocked(text, blocked).map((word) => ({ path, ...word })));
  if (found.length === 0) return;
  const words = [...new Set(found.map(({ word }) => word))];
  throw new ContentFiltered({ words, fields: found.map(({ path, from, to }) => ({ path, from, to })) });
}
