import { ARTICLE_LIST_DEPTH_MAX } from '@meowtale/contracts/inputs/catalog/article';
import { toInlineHtml } from './pasted-marks.ts';
import { type PastedItem, type PastedPiece, readPieces } from './pasted-pieces.ts';
import { picturesInRtf } from './pasted-rtf.ts';

export interface PastedHtml {
  /** Paragraphs, headings, lists, lines and pictures without styles; inline HTML alone where there is only one paragraph. */
  html: string;
  hasText: boolean;
  /** How many pictures the browser may not read, such as files on the person's disk. */
  lostPictures: number;
}

interface Item extends PastedItem {
  html: string;
}

/** Converts HTML that a word processor or a page copied to what the editor's tools understand. `rtf` is what Word copied beside it. */
export function readPastedHtml(given: string, rtf = ''): PastedHtml {
  const pieces = readPieces(new DOMParser().parseFromString(given, 'text/html').body);
  takePictures(pieces, rtf);
  const blocks: { html: string; inline?: string; isPicture?: boolean }[] = [];
  let lostPictures = 0;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as PastedPiece;
    if (piece.kind === 'line') blocks.push({ html: '<hr>' });
    else if (piece.kind === 'picture') {
      if (isReadable(piece.address)) blocks.push({ html: pictureHtml(piece.address), isPicture: true });
      else lostPictures += 1;
    } else if (piece.kind === 'text') {
      const inline = toInlineHtml(piece.runs);
      if (inline) blocks.push({ html: `<${piece.tag}>${inline}</${piece.tag}>`, ...(piece.tag === 'p' && { inline }) });
    } else {
      const items = itemsFrom(pieces, at);
      at += items.length - 1;
      const shown = items.flatMap((item): Item[] => {
        const html = toInlineHtml(item.runs);
        return html ? [{ ...item, html }] : [];
      });
      if (shown[0]) blocks.push({ html: listHtml(shown, shown[0].ordered ? 'ol' : 'ul') });
    }
  }
  const [only] = blocks;
  const html = (blocks.length === 1 && only?.inline) || blocks.map((block) => block.html).join('');
  return { html, hasText: blocks.some(({ isPicture }) => !isPicture), lostPictures };
}

/** Replaces addresses of files by the pictures in the RTF, if it has as many: otherwise it isn't known which is which. */
function takePictures(pieces: readonly PastedPiece[], rtf: string): void {
  const files = pieces.filter((piece) => piece.kind === 'picture' && /^file:/i.test(piece.address));
  const pictures = files.length > 0 ? picturesInRtf(rtf) : [];
  if (pictures.length !== files.length) return;
  for (const [at, piece] of files.entries()) if (piece.kind === 'picture') piece.address = pictures[at] ?? piece.address;
}

/** Returns the items of one list: in Word and its web edition a nested one may have another identity. */
function itemsFrom(pieces: readonly PastedPiece[], start: number): PastedItem[] {
  const items: PastedItem[] = [];
  for (const piece of pieces.slice(start)) {
    if (piece.kind !== 'item') break;
    const [first] = items;
    if (first && piece.list !== first.list && piece.level <= first.level) break;
    items.push(piece);
  }
  return items;
}

/** Nests items by their levels; deeper ones than an article may have are on its last level. */
function listHtml(items: readonly Item[], tag: 'ol' | 'ul', depth = 1): string {
  let html = '';
  for (let start = 0; start < items.length; ) {
    const { level, html: content } = items[start] as Item;
    let end = start + 1;
    while (depth < ARTICLE_LIST_DEPTH_MAX && (items[end]?.level ?? 0) > level) end += 1;
    html += `<li>${content}${end > start + 1 ? listHtml(items.slice(start + 1, end), tag, depth + 1) : ''}</li>`;
    start = end;
  }
  return `<${tag}>${html}</${tag}>`;
}

/** Returns whether a picture can be uploaded from its address; the browser has no access to files and to other pages' blobs. */
const isReadable = (address: string): boolean => /^(?:https?:\/\/|data:image\/(?:jpeg|png);base64,)/i.test(address);

const pictureHtml = (address: string): string => `<img src="${address.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}">`;
