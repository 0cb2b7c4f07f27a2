import { Tokenizer } from 'htmlparser2';
import type { LossLog } from './losses.ts';
import type { TweePassage } from './twee-markup.ts';
import { FAULTS_MAX, type FormatFault } from './types.ts';

const [STORY, PASSAGE] = ['tw-storydata', 'tw-passagedata'];
const ATTRIBUTES = new Set(['name', 'startnode', 'format', 'pid', 'tags', 'position', 'size', 'data-id', 'data-title', 'data-ending']);
const NAME_MAX = 20;

export interface TwineStory {
  line: number;
  attributes: ReadonlyMap<string, string>;
  passages: TweePassage[];
  /** Names of passages by pid. */
  names: Map<string, string>;
}

/**
 * Reads Twine's elements from a stream of HTML tokens. There is no tree and no stack, so that neither nesting nor elements without an end
 * take more than linear time.
 */
export class TwineMarkup {
  readonly #source: string;
  readonly #losses: LossLog;
  readonly #faults: FormatFault[] = [];
  readonly #lines: Lines;
  #story: TwineStory | null = null;
  /** The story element that is open: the first one is read, others are skipped. */
  #openStory: { line: number; isRead: boolean } | null = null;
  #passage: TweePassage | null = null;
  /** The script or style element that is open in a story. */
  #program: { line: number; isEmpty: boolean } | null = null;
  /** The opening tag that is being read. */
  #tag = { name: '', at: 0, attributes: new Map<string, string>() };
  #attribute: string | null = null;
  #value = '';

  constructor(source: string, losses: LossLog) {
    this.#source = source;
    this.#losses = losses;
    this.#lines = new Lines(source);
  }

  read(): { story: TwineStory | null; faults: FormatFault[] } {
    const nothing = () => {};
    const tokenizer = new Tokenizer(
      {},
      {
        onopentagname: (from, to) => {
          this.#tag = { name: this.#word(from, to), at: from - 1, attributes: new Map() };
        },
        onattribname: (from, to) => {
          const name = this.#word(from, to);
          this.#attribute = ATTRIBUTES.has(name) && !this.#tag.attributes.has(name) ? name : null;
          this.#value = '';
        },
        onattribdata: (from, to) => {
          if (this.#attribute !== null) this.#value += this.#source.slice(from, to);
        },
        onattribentity: (code) => {
          if (this.#attribute !== null) this.#value += String.fromCodePoint(code);
        },
        onattribend: () => {
          if (this.#attribute !== null) this.#tag.attributes.set(this.#attribute, this.#value);
        },
        onopentagend: (to) => this.#opened(to),
        onselfclosingtag: (to) => {
          this.#opened(to);
          if (this.#tag.name === STORY || this.#tag.name === PASSAGE) this.#closed(this.#tag.name);
        },
        onclosetag: (from, to) => this.#closed(this.#word(from, to), this.#source.slice(from, to)),
        ontext: (from, to) => this.#text(this.#source.slice(from, to)),
        ontextentity: (code) => this.#text(String.fromCodePoint(code)),
        oncomment: (from) => this.#passage !== null && this.#losses.add('notes', { line: this.#lines.at(from) }),
        oncdata: nothing,
        ondeclaration: nothing,
        onprocessinginstruction: nothing,
        onend: () => this.#endStory(),
      },
    );
    tokenizer.write(this.#source);
    tokenizer.end();
    return { story: this.#story, faults: this.#faults };
  }

  /** Returns the name of a tag or attribute; an empty one for names longer than any that is known. */
  #word(from: number, to: number): string {
    return to - from > NAME_MAX ? '' : this.#source.slice(from, to).toLowerCase();
  }

  #opened(to: number): void {
    const { name, at, attributes } = this.#tag;
    if (name === STORY) this.#beginStory(attributes, this.#lines.at(at));
    else if (name === PASSAGE) this.#beginPassage(attributes, this.#lines.at(at), to);
    else if (name === 'script' || name === 'style') {
      if (this.#openStory?.isRead) this.#program = { line: this.#lines.at(at), isEmpty: true };
    } else this.#text(this.#source.slice(at, to + 1));
  }

  #closed(name: string, written = name): void {
    if (name === STORY) this.#endStory(true);
    else if (name === PASSAGE) this.#endPassage(true);
    else if (name === 'script' || name === 'style') {
      if (this.#program?.isEmpty === false) this.#losses.add('code', { line: this.#program.line });
      this.#program = null;
    } else this.#text(`</${written}>`);
  }

  /** Adds text to the passage. Tags that should have been escaped are text, too. */
  #text(text: string): void {
    if (this.#program !== null) this.#program.isEmpty &&= text.trim() === '';
    else if (this.#passage !== null) this.#passage.body += text;
  }

  #beginStory(attributes: ReadonlyMap<string, string>, line: number): void {
    this.#endStory();
    this.#openStory = { line, isRead: this.#story === null };
    if (this.#story === null) this.#story = { line, attributes, passages: [], names: new Map() };
    else this.#losses.add('stories', { line });
  }

  #endStory(isClosed = false): void {
    this.#endPassage();
    if (this.#openStory !== null && !isClosed) this.#unclosed(this.#openStory.line, STORY);
    this.#openStory = null;
  }

  #beginPassage(attributes: ReadonlyMap<string, string>, line: number, to: number): void {
    this.#endPassage();
    if (this.#openStory === null) this.#losses.add('unplaced', { line });
    if (this.#story === null || !this.#openStory?.isRead) return;
    const name = attributes.get('name')?.trim();
    const pid = attributes.get('pid')?.trim();
    const isTwice = pid !== undefined && this.#story.names.has(pid);
    if (pid !== undefined && !isTwice) this.#story.names.set(pid, name ?? '');
    const tags = (attributes.get('tags') ?? '').split(/\s+/).filter(Boolean);
    const meta = Object.fromEntries(
      ['position', 'size', 'data-id', 'data-title', 'data-ending'].flatMap((key) => {
        const value = attributes.get(key);
        return value === undefined ? [] : [[key.replace('data-', ''), value]];
      }),
    );
    const hasBadMeta = name === undefined || isTwice;
    this.#passage = { name: name ?? '', line, bodyLine: this.#lines.at(to), tags, meta, hasBadMeta, body: '' };
  }

  #endPassage(isClosed = false): void {
    if (this.#passage === null) return;
    if (!isClosed) this.#unclosed(this.#passage.line, PASSAGE);
    this.#story?.passages.push(this.#passage);
    this.#passage = null;
  }

  #unclosed(line: number, tag: string): void {
    if (this.#faults.length < FAULTS_MAX) this.#faults.push({ line, key: 'twine.unclosed', params: { tag } });
  }
}

/** Counts lines up to ever later places of a text. */
class Lines {
  readonly #source: string;
  #line = 1;
  /** The end of that line; infinite for the last one. */
  #end: number;

  constructor(source: string) {
    this.#source = source;
    this.#end = this.#endFrom(0);
  }

  at(index: number): number {
    for (; this.#end < index; this.#line += 1) this.#end = this.#endFrom(this.#end + 1);
    return this.#line;
  }

  #endFrom(from: number): number {
    const end = this.#source.indexOf('\n', from);
    return end === -1 ? Number.POSITIVE_INFINITY : end;
  }
}
