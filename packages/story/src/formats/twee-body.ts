import { assignmentsIn, readAssignment } from './assignment.ts';
import type { Step, When } from './draft.ts';
import { readCondition } from './expression.ts';
import type { LossLog } from './losses.ts';
import { TweeBlocks } from './twee-blocks.ts';
import { TweeEnds } from './twee-ends.ts';
import { TweeLine } from './twee-line.ts';
import { decodeEntities } from './twee-markup.ts';

/** Reads a passage's text once, from beginning to end. */
export class TweeBody {
  readonly #source: string;
  readonly #losses: LossLog;
  readonly #blocks: TweeBlocks;
  #line: number;
  #at = 0;
  readonly #ends: TweeEnds;
  #told = new TweeLine();

  constructor(source: string, firstLine: number, losses: LossLog) {
    this.#source = source;
    this.#line = firstLine;
    this.#losses = losses;
    this.#blocks = new TweeBlocks(source);
    this.#ends = new TweeEnds(source);
  }

  steps(): Step[] {
    while (this.#at < this.#source.length) {
      const sign = this.#source[this.#at];
      if (sign === '\n') this.#newLine();
      else if (!(sign !== undefined && this.#special(sign))) {
        this.#told.text(sign ?? '');
        this.#at += 1;
      }
    }
    this.#flush();
    return this.#blocks.root;
  }

  #special(sign: string): boolean {
    if (sign === '<') return this.#macro() || this.#comment('<!--', '-->') || this.#template() || this.#tag();
    if (sign === '[') return this.#link() || false;
    if (sign === '(') return this.#hookMacro();
    if (sign === ']') return this.#hookEnd();
    if (sign === '/') return this.#comment('/*', '*/') || this.#comment('/%', '%/');
    if (sign === "'") return this.#said();
    if (sign === '$') return this.#shown();
    if (sign === '\\') return this.#joined();
    return false;
  }

  #newLine(): void {
    this.#flush();
    this.#at += 1;
    this.#line += 1;
  }

  #flush(): void {
    this.#told.addTo(this.#blocks.steps, this.#line);
    this.#told = new TweeLine();
  }

  /** Reads `''Name:'' (direction) ` at the beginning of a line. */
  #said(): boolean {
    if (!this.#source.startsWith("''", this.#at)) return false;
    const end = this.#ends.near(":''", this.#at + 2);
    if (this.#told.hasWords || this.#told.speaker !== null || end === -1) {
      this.#losses.add('styles', { line: this.#line });
      this.#told.text("''");
      this.#at += 2;
      return true;
    }
    this.#told.speaker = decodeEntities(this.#source.slice(this.#at + 2, end)).trim();
    this.#at = end + 3;
    while (this.#source[this.#at] === ' ') this.#at += 1;
    const close = this.#source[this.#at] === '(' ? this.#ends.near(')', this.#at) : -1;
    if (close !== -1 && !/^\([A-Za-z-]+:/.test(this.#source.slice(this.#at, this.#at + 40))) {
      this.#told.direction = decodeEntities(this.#source.slice(this.#at + 1, close)).trim();
      this.#at = close + 1;
    }
    return true;
  }

  /** Joins a line that ends in a backslash with the next. */
  #joined(): boolean {
    if (this.#source[this.#at + 1] !== '\n') return false;
    this.#skipTo(this.#at + 2);
    return true;
  }

  /** Records an interpolated variable as a loss; its name stays in the words. */
  #shown(): boolean {
    if (/[A-Za-z_]/.test(this.#source[this.#at + 1] ?? '')) this.#losses.add('interpolation', { line: this.#line });
    return false;
  }

  #tag(): boolean {
    const rest = this.#source.slice(this.#at, this.#at + 6);
    const lineBreak = /^<br ?\/?>/i.exec(rest);
    if (lineBreak !== null) {
      this.#told.text('\n');
      this.#at += lineBreak[0].length;
      return true;
    }
    if (/^<\/?[A-Za-z]/.test(rest)) this.#losses.add('styles', { line: this.#line });
    return false;
  }

  #comment(open: string, close: string): boolean {
    if (!this.#source.startsWith(open, this.#at)) return false;
    const end = this.#ends.comment(close, this.#at + open.length);
    if (end === -1) return false;
    this.#losses.add('notes', { line: this.#line });
    this.#skipTo(end + close.length);
    return true;
  }

  /** Records a template of Snowman as a loss; its code stays in the words. */
  #template(): boolean {
    if (this.#source.startsWith('<%', this.#at)) this.#losses.add('code', { line: this.#line });
    return false;
  }

  #skipTo(end: number): void {
    for (; this.#at < end; this.#at += 1) if (this.#source[this.#at] === '\n') this.#line += 1;
  }

  #macro(): boolean {
    if (!this.#source.startsWith('<<', this.#at)) return false;
    const end = this.#ends.macro('>>', this.#at + 2);
    if (end === -1) return false;
    const inner = this.#source.slice(this.#at + 2, end).trim();
    const name = /^\/?[\w-]+/.exec(inner)?.[0] ?? '';
    const known = this.#known(name.toLowerCase(), inner.slice(name.length), false);
    if (known) this.#skipTo(end + 2);
    else this.#losses.add('code', { line: this.#line });
    return known;
  }

  #hookMacro(): boolean {
    const name = /^\(([A-Za-z-]+):/.exec(this.#source.slice(this.#at, this.#at + 24))?.[1]?.toLowerCase();
    if (name === undefined) return false;
    const isOwn = ['set', 'if', 'else-if', 'elseif', 'else'].includes(name);
    const end = isOwn ? this.#ends.macro(')', this.#at + 1) : -1;
    if (end === -1) {
      this.#losses.add('code', { line: this.#line });
      return false;
    }
    const inner = this.#source.slice(this.#at + name.length + 2, end);
    let after = end + 1;
    if (name !== 'set') {
      while (this.#source[after] === ' ' || this.#source[after] === '\n') after += 1;
      if (this.#source[after] !== '[') return false;
      after += 1;
    }
    if (!this.#known(name.replace('-', ''), inner, true)) return false;
    this.#skipTo(after);
    return true;
  }

  #known(name: string, inner: string, isHook: boolean): boolean {
    if (name === 'set') return this.#set(inner);
    if (name === 'if') return this.#open(isHook, this.#when(inner));
    if (name === 'elseif' || name === 'else') {
      const block = this.#blocks.before(isHook, this.#at);
      if (block === undefined) return false;
      this.#flush();
      this.#blocks.goOn(block, name === 'else' ? null : this.#when(inner));
      return true;
    }
    if (name !== '/if' || !this.#blocks.isIn('macro')) return false;
    this.#flush();
    this.#blocks.close(this.#at);
    return true;
  }

  /** Reads `$a to 1`, or several separated by commas or semicolons. */
  #set(inner: string): boolean {
    const assignments = assignmentsIn(inner).map(readAssignment);
    if (assignments.length === 0 || assignments.some((assignment) => assignment === null)) {
      this.#losses.add('code', { line: this.#line });
      return false;
    }
    this.#told.effects.push(...assignments.filter((assignment) => assignment !== null));
    return true;
  }

  #when = (inner: string): When => readCondition(inner) ?? 'unknown';

  #open(isHook: boolean, when: When): boolean {
    if (this.#blocks.isFull) return false;
    if (this.#told.hasWords) this.#losses.add('spaces', { line: this.#line });
    this.#flush();
    this.#blocks.open(isHook, when, this.#line);
    return true;
  }

  #hookEnd(): boolean {
    if (!this.#blocks.isIn('hook')) return false;
    this.#flush();
    this.#at += 1;
    this.#blocks.close(this.#at);
    return true;
  }

  /**
   * Reads `[[words->passage]]`, `[[passage<-words]]`, `[[words|passage]]` or `[[passage]]`, each with optional `[$a to 1]` before its end.
   */
  #link(): boolean {
    if (!this.#source.startsWith('[[', this.#at)) return false;
    const end = this.#ends.link(this.#at + 2);
    if (end === -1) return false;
    this.#told.link(this.#source.slice(this.#at + 2, end), this.#line, this.#losses);
    this.#at = end + 2;
    return true;
  }
}
