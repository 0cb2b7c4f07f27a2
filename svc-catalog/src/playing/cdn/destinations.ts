import { DomainError } from '@meowtale/service-kit';

/** Types that a browser opens as documents, which could run scripts or navigate the tab. */
const DOCUMENT = /^(?:text\/html|image\/svg\+xml|application\/(?:xhtml\+)?xml|text\/xml)/;
/** Contexts of documents other than the platform's iframe. */
const OTHER_CONTEXTS: ReadonlySet<string> = new Set(['document', 'frame', 'embed', 'object', 'fencedframe']);

/** Returns whether a browser opens the address as a tab's own page. */
export const isOwnTab = (destination: string | undefined): boolean => destination === 'document';

/**
 * Asserts that a file of a work becomes a document in an iframe only, where the page around it controls navigation. A browser that doesn't
 * send its destination (before 2023, or over plain HTTP) gets no documents, because an iframe can't be told from a tab (ADR 48).
 * @throws DomainError `play/not-authorized` (403)
 */
export function requireFramed(destination: string | undefined, contentType: string): void {
  const isDenied = destination === undefined ? DOCUMENT.test(contentType) : OTHER_CONTEXTS.has(destination);
  if (isDenied) throw new DomainError('play/not-authorized');
}
