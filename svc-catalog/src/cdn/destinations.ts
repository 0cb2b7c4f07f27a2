import { DomainError } from '@meowtale/service-kit';

/** Documents by their types: what a browser that opens one at the top could run or be led away by. */
const DOCUMENT = /^(?:text\/html|image\/svg\+xml|application\/(?:xhtml\+)?xml|text\/xml)/;
/** Contexts of documents other than the frame that we make. */
const OTHER_CONTEXTS: ReadonlySet<string> = new Set(['document', 'frame', 'embed', 'object', 'fencedframe']);

/** Whether a browser opens the address as a page of its own tab. */
export const isOwnTab = (destination: string | undefined): boolean => destination === 'document';

/**
 * Makes sure that a file of a work becomes a document in an iframe alone, where the page around it decides what it navigates to. A
 * browser that doesn't say what it wants (before 2023, or over plain HTTP) gets no documents: neither can be told from a tab (ADR 48).
 * @throws DomainError `play/not-authorized` (403)
 */
export function requireFramed(destination: string | undefined, contentType: string): void {
  const refused = destination === undefined ? DOCUMENT.test(contentType) : OTHER_CONTEXTS.has(destination);
  if (refused) throw new DomainError('play/not-authorized');
}
