import { readPastedHtml } from './pasted-html.ts';

/** The format in which Editor.js copies its own blocks. */
const OWN_BLOCKS = 'application/x-editor-js';

/**
 * Gives Editor.js what is pasted into `holder` without the styles and the structure of word processors. Where a program copies a text also
 * as its picture, the text is pasted. Calls `onLost` when pictures can't be pasted. Returns the function that stops it.
 */
export function cleanPastes(holder: HTMLElement, onLost: () => void): () => void {
  function clean(event: ClipboardEvent): void {
    const given = event.clipboardData;
    const html = given?.getData('text/html');
    if (!given || !html || given.types.includes(OWN_BLOCKS) || event.target instanceof HTMLInputElement) return;
    const pasted = readPastedHtml(html, given.getData('text/rtf'));
    if (!pasted.hasText && given.types.includes('Files')) return;
    const clipboardData = {
      types: [...given.types].filter((type) => type !== 'Files'),
      files: [],
      items: [],
      getData: (type: string) => (type === 'text/html' ? pasted.html : given.getData(type)),
    };
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    if (pasted.lostPictures > 0) onLost();
  }
  // Before Editor.js, which listens on the same element.
  holder.addEventListener('paste', clean, { capture: true });
  return () => holder.removeEventListener('paste', clean, { capture: true });
}
