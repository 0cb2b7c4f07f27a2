import { type Marks, marksOf, type Run } from './pasted-marks.ts';

export interface PastedText {
  kind: 'text';
  tag: string;
  runs: Run[];
}
export interface PastedItem {
  kind: 'item';
  /** Identifies the list that it belongs to. */
  list: unknown;
  level: number;
  ordered: boolean;
  runs: Run[];
}
export interface PastedPicture {
  kind: 'picture';
  address: string;
}
/** Blocks of pasted text, in order. */
export type PastedPiece = PastedText | PastedItem | PastedPicture | { kind: 'line' };

interface ListPlace {
  id: unknown;
  level: number;
  ordered: boolean;
}
interface Place {
  /** The tag of text that is in no list. */
  tag: string;
  marks: Marks;
  list: ListPlace | null;
}

const SKIPPED = 'style, script, head, title, meta, link, template, xml, noscript, svg, object, iframe, select, button, textarea';
/** Word's comments and deleted text, the markers of its list items, and what isn't shown. */
const HIDDEN = /mso-list:\s*ignore|mso-element:\s*comment|mso-hide:\s*all|display:\s*none/i;
const HIDDEN_PARTS = '.MsoCommentReference, .msocomanchor, .msocomoff, .MsoCommentText, del[datetime], del[cite]';
const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form header main nav p pre section summary table tbody td tfoot th thead tr'.split(
    ' ',
  ),
);
const WORD_ITEM = /mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/i;

/** Reads the blocks of pasted HTML, however a word processor nests and styles them. */
export function readPieces(root: HTMLElement): PastedPiece[] {
  const reader = new PieceReader();
  reader.readChildren(root, { tag: 'p', marks: {}, list: null });
  return reader.pieces;
}

class PieceReader {
  readonly pieces: PastedPiece[] = [];
  /** Pictures within a list, which follow it: items have only text. */
  private readonly listPictures: PastedPicture[] = [];
  private open: PastedText | PastedItem | null = null;
  /** Whether a block ended within the open item, so that its next text begins a line. */
  private isBroken = false;

  readChildren(parent: Node, place: Place): void {
    for (const child of parent.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) this.addText(child.nodeValue ?? '', place);
      else if (child.nodeType === Node.ELEMENT_NODE) this.readElement(child as HTMLElement, place);
    }
  }

  private readElement(element: HTMLElement, outer: Place): void {
    const style = element.getAttribute('style') ?? '';
    if (element.matches(SKIPPED) || element.matches(HIDDEN_PARTS) || HIDDEN.test(style)) return;
    const place = { ...outer, marks: marksOf(element, outer.marks) };
    const name = element.localName;
    const heading = headingOf(element);
    const item = WORD_ITEM.exec(style);
    if (name === 'br') this.addRun('\n', place);
    else if (name === 'img') this.addPicture(element.getAttribute('src') ?? '', place);
    else if (name === 'hr') this.addPiece({ kind: 'line' });
    else if (name === 'ul' || name === 'ol') this.readList(element, place);
    else if (name === 'li' && place.list) this.readItem(element, place, itemOf(element, place.list));
    else if (heading) this.readBlock(element, { ...place, tag: heading });
    else if (item) this.readItem(element, place, wordItemOf(element, item));
    else if (isContinued(element) && this.pieces.at(-1)?.kind === 'item') this.continueItem(element, place);
    else if (BLOCKS.has(name)) this.readBlock(element, place);
    else this.readChildren(element, place);
  }

  private readBlock(element: HTMLElement, place: Place): void {
    this.endBlock();
    this.readChildren(element, place);
    this.endBlock();
  }

  private readList(element: HTMLElement, place: Place): void {
    const { id = element, level = 0 } = place.list ?? {};
    this.open = null;
    this.readChildren(element, { ...place, list: { id, level: level + 1, ordered: element.localName === 'ol' } });
    if (place.list) return;
    this.open = null;
    this.pieces.push(...this.listPictures.splice(0));
  }

  private readItem(element: HTMLElement, place: Place, { id, level, ordered }: ListPlace): void {
    this.open = { kind: 'item', list: id, level, ordered, runs: [] };
    this.isBroken = false;
    this.pieces.push(this.open);
    this.readChildren(element, { ...place, list: place.list && { ...place.list, level } });
    this.open = null;
  }

  /** Reads a paragraph that Word shows below an item's first one, without a marker. */
  private continueItem(element: HTMLElement, place: Place): void {
    this.open = this.pieces.at(-1) as PastedItem;
    this.isBroken = true;
    this.readChildren(element, place);
    this.open = null;
  }

  private endBlock(): void {
    if (this.open?.kind === 'item') this.isBroken = true;
    else this.open = null;
  }

  private addPiece(piece: PastedPiece): void {
    this.endBlock();
    this.pieces.push(piece);
  }

  private addPicture(address: string, { list }: Place): void {
    const picture: PastedPicture = { kind: 'picture', address };
    if (list) this.listPictures.push(picture);
    else this.addPiece(picture);
  }

  private addText(text: string, place: Place): void {
    this.addRun(text.replace(/[\t\n\r ]+/g, ' '), place);
  }

  private addRun(text: string, { tag, marks }: Place): void {
    if (!this.open) {
      if (text.trim() === '') return;
      this.open = { kind: 'text', tag, runs: [] };
      this.pieces.push(this.open);
    }
    if (this.isBroken && this.open.kind === 'item' && text.trim() !== '') {
      if (this.open.runs.some((run) => run.text.trim() !== '')) this.open.runs.push({ text: '\n', marks: {} });
      this.isBroken = false;
    }
    this.open.runs.push({ text, marks });
  }
}

/** Returns the tag of a heading: also of Word's title, and of a heading of its web edition, which is a paragraph. */
function headingOf(element: HTMLElement): string | null {
  if (/^h[1-6]$/.test(element.localName)) return element.localName;
  if (element.classList.contains('MsoTitle')) return 'h1';
  if (element.getAttribute('role') !== 'heading') return null;
  return `h${Math.min(6, Math.max(1, Number(element.getAttribute('aria-level')) || 2))}`;
}

/** Returns the place of an item; Word's web edition puts each in a list of its own, with its level as an attribute. */
function itemOf({ dataset }: HTMLElement, list: ListPlace): ListPlace {
  const level = Number(dataset.ariaLevel) || list.level;
  return { ...list, level, id: dataset.listid ?? list.id };
}

/** Returns the place of an item of Word, a paragraph that begins with its marker: "·" or "o", or for a numbered one "1.", "a)" or "（一）". */
function wordItemOf(element: HTMLElement, [, list = '', level = '1', override = '']: RegExpExecArray): ListPlace {
  const marker = [...element.querySelectorAll('[style]')].find((part) => /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''));
  return { id: `${list} ${override}`, level: Number(level), ordered: /[\p{L}\p{N}]\s*[.)．、）]/u.test(marker?.textContent ?? '') };
}

const isContinued = (element: HTMLElement): boolean => element.localName === 'p' && /^MsoListParagraph/.test(element.className);
