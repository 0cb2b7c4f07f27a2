import { readAssignment } from './assignment.ts';
import { type Draft, type DraftChoice, type DraftPicture, type DraftScene, emptyDraft, newSay, newScene, type Step } from './draft.ts';
import { readCondition, readValue } from './expression.ts';
import type { LossLog } from './losses.ts';
import { idOfIdentifier } from './names.ts';
import { startFirst, takeCounts } from './renpy-labels.ts';
import { readText } from './renpy-markup.ts';
import { type Row, rowsOf } from './renpy-rows.ts';
import { unquote } from './tokens.ts';

const STRING = /^(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')/u;
/** Longer statements are skipped; limits the work of patterns. */
const ROW_MAX = 40_000;
const AUTHOR = 'meowtale_author';
/** Statements that only change appearance and sound. */
const STAGED = new Set(['hide', 'with', 'play', 'stop', 'queue', 'pause', 'window', 'voice', 'nvl', 'camera', 'transform', 'style']);

/** Reads a Ren'Py script: labels, lines, menus, jumps, conditions, plain values and shown pictures. */
export function readRenpy(source: string, losses: LossLog): Draft {
  return new RenpyReader(losses).draft(rowsOf(source.replace(/\r\n?/g, '\n')));
}

class RenpyReader {
  readonly #draft = emptyDraft();
  readonly #losses: LossLog;
  readonly #scenes: DraftScene[] = [];
  readonly #people = new Map<string, string | null>([
    ['narrator', null],
    ['centered', null],
  ]);
  readonly #keys = new Set<string>();
  /** Shown with the next line. */
  #picture: DraftPicture | null = null;
  #speaker: string | null = null;

  constructor(losses: LossLog) {
    this.#losses = losses;
  }

  draft(rows: Row[]): Draft {
    for (const row of rows) this.#define(row);
    for (const row of rows) {
      if (row.text.startsWith('label ')) this.#label(row);
      else if (!isDefinition(row.text)) {
        const scene = this.#scenes.at(-1);
        if (scene === undefined) this.#lose(row.line);
        else scene.steps.push(...this.#steps([row]));
      }
    }
    takeCounts(this.#scenes, this.#draft.variables);
    const scenes = startFirst(this.#scenes);
    this.#draft.acts = [{ title: '', brief: '', sequences: [{ title: '', brief: '', scenes }] }];
    return this.#draft;
  }

  #lose(line: number): Step[] {
    this.#losses.add('code', { line });
    return [];
  }

  #define({ text, line, block }: Row): void {
    if (text.length > ROW_MAX) return;
    const image = /^image ([\w ]+)=(.*)$/s.exec(text);
    const given = /^(?:define|default)(?: -?\d+)? ([\w.]+) *=(.*)$/s.exec(text);
    if (image !== null) this.#image((image[1] as string).trim(), (image[2] as string).trim(), line);
    else if (given !== null) this.#given(given[1] as string, (given[2] as string).trim(), line);
    else if (/^init\b(?!.*python)/.test(text)) for (const row of block) this.#define(row);
    else if (/^(?:screen|transform|style|python|translate|init)\b/.test(text)) this.#lose(line);
  }

  #image(name: string, value: string, line: number): void {
    const { folder, name: own } = pictureOf(name, 'cg');
    const file = stringOf(value);
    const isOurs = file !== null && /^[0-9a-f-]{36}\.(?:jpg|png)$/.test(file);
    if (!isOurs && !value.startsWith('Placeholder(')) this.#losses.add('picture-details', { line });
    if (name.startsWith(`${folder} `)) this.#draft.images.set(`${folder}/${own}`, isOurs ? file : null);
  }

  #given(name: string, value: string, line: number): void {
    const person = /^(?:Dynamic)?Character\(\s*(?:_\(\s*)?("(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|None)/u.exec(value)?.[1];
    const text = stringOf(value);
    if (person !== undefined) {
      const called = person === 'None' ? null : unquote(person);
      this.#people.set(name, called);
      if (called !== null) this.#draft.characters.push(called);
    } else if (name === 'config.name' && text !== null) this.#draft.title = text;
    else if (name === AUTHOR && text !== null) this.#draft.author = text;
    else {
      const known = readValue(value);
      if (known === null || name.includes('.')) this.#lose(line);
      else this.#draft.variables.set(name, known);
    }
  }

  #label({ text, line, block }: Row): void {
    const name = /^label ([\w.]+)/.exec(text)?.[1];
    if (name === undefined || this.#keys.has(name)) {
      this.#lose(line);
      return;
    }
    this.#keys.add(name);
    const scene = newScene(name, line, { id: idOfIdentifier(name), title: '', after: 'next' });
    this.#scenes.push(scene);
    const first = block.findIndex(({ text }) => !text.startsWith('$'));
    const shown = /^scene +([\w ]+)/.exec(block[first]?.text ?? '');
    if (shown !== null) scene.background = this.#pictureIn(shown[1] as string, 'bg');
    scene.steps.push(...this.#steps(shown === null ? block : block.filter((_, index) => index !== first)));
    if (this.#picture !== null) this.#losses.add('pictures', { line });
    this.#picture = null;
  }

  #steps(rows: readonly Row[]): Step[] {
    const steps: Step[] = [];
    for (const [index, row] of rows.entries()) {
      if (/^(?:elif|else)\b/.test(row.text)) continue;
      steps.push(...(/^if\b/.test(row.text) ? this.#branches(rows, index) : this.#statement(row)));
    }
    return steps;
  }

  #branches(rows: readonly Row[], from: number): Step[] {
    const branches: Extract<Step, { do: 'if' }>['branches'] = [];
    for (let at = from; at < rows.length; at += 1) {
      const { text, block } = rows[at] as Row;
      const [, word = '', condition = ''] = /^(if|elif|else)\b(.*):$/s.exec(text) ?? [];
      if (word === '' || (word === 'if') !== (at === from)) break;
      branches.push({ when: word === 'else' ? null : (readCondition(condition) ?? 'unknown'), steps: this.#steps(block) });
    }
    const line = (rows[from] as Row).line;
    return branches.length === 0 ? this.#lose(line) : [{ do: 'if', line, branches }];
  }

  #statement(row: Row): Step[] {
    const { text, line } = row;
    if (text.length > ROW_MAX) return this.#lose(line);
    const word = /^[\w$]+/.exec(text)?.[0] ?? '';
    if (word === '$') return this.#python(text.slice(1), line);
    if (word === 'menu') return this.#menu(row);
    if (word === 'jump' && !text.startsWith('jump expression ')) return [{ do: 'jump', line, to: text.slice(5).trim() }];
    if (word === 'return') return [{ do: 'end', line, name: '' }];
    if (word === 'pass' || isDefinition(text)) return [];
    if (word === 'label') return this.#inner(row);
    if (word === 'scene' || word === 'show') return this.#shown(text, word, line);
    if (STAGED.has(word)) return this.#lose(line);
    return this.#say(row) ?? this.#lose(line);
  }

  /** Reads a label inside another label's block. */
  #inner({ text, line, block }: Row): Step[] {
    const key = /^label ([\w.]+)/.exec(text)?.[1];
    if (key === undefined || this.#keys.has(key)) return this.#lose(line);
    this.#keys.add(key);
    return [{ do: 'label', line, key }, ...this.#steps(block)];
  }

  #python(code: string, line: number): Step[] {
    const assignment = readAssignment(code);
    return assignment === null ? this.#lose(line) : [{ do: 'set', line, assignment }];
  }

  #menu({ text, line, block }: Row): Step[] {
    const choices: DraftChoice[] = [];
    const before: Step[] = [];
    const name = /^menu +(\w+)/.exec(text)?.[1];
    if (name !== undefined && !this.#keys.has(name)) {
      this.#keys.add(name);
      before.push({ do: 'label', line, key: name });
    }
    for (const row of block) {
      const quoted = STRING.exec(row.text)?.[0];
      const rest = quoted === undefined ? '' : row.text.slice(quoted.length).trim();
      if (quoted === undefined || !rest.endsWith(':')) before.push(...(this.#say(row) ?? this.#lose(row.line)));
      else choices.push(this.#choice(quoted, rest.slice(0, -1), row));
    }
    return [...before, { do: 'menu', line, choices }];
  }

  #choice(quoted: string, rest: string, { line, block }: Row): DraftChoice {
    const condition = /^(?:\([^()]*\))? *if\b(.*)$/s.exec(rest)?.[1];
    if (condition === undefined && rest.trim() !== '') this.#losses.add('code', { line });
    const when = condition === undefined ? null : (readCondition(condition) ?? 'unknown');
    return { line, words: this.#text(quoted, line), when, once: false, steps: this.#steps(block) };
  }

  /** Reads a shown picture for the next line. A label's first `scene` is its background instead. */
  #shown(text: string, word: 'scene' | 'show', line: number): Step[] {
    const name = /^\w+ +((?:\w+ ?)+)/.exec(text)?.[1];
    if (name === undefined || /^(?:scene|show) (?:screen|layer|expression|text)\b/.test(text)) return this.#lose(line);
    if (this.#picture !== null) this.#losses.add('pictures', { line });
    this.#picture = this.#pictureIn(name, word === 'scene' ? 'bg' : 'character');
    return [];
  }

  #pictureIn(text: string, folder: DraftPicture['folder']): DraftPicture {
    return pictureOf(text.replace(/ (?:at|with|behind|onlayer|zorder|as)\b.*$/s, '').trim(), folder);
  }

  #say({ text, line }: Row): Step[] | null {
    const firstString = STRING.exec(text)?.[0];
    const second = firstString === undefined ? undefined : STRING.exec(text.slice(firstString.length).trimStart())?.[0];
    if (firstString !== undefined) return this.#said(second === undefined ? null : unquote(firstString), second ?? firstString, line);
    const [before = '', who] = /^([A-Za-z_]\w*)(?: +[\w@-]+)* */.exec(text.slice(0, 200)) ?? [];
    const quoted = STRING.exec(text.slice(before.length))?.[0];
    if (who === undefined || quoted === undefined) return null;
    if (who === 'extend') return this.#said(this.#speaker, quoted, line);
    if (!this.#people.has(who)) this.#people.set(who, who);
    return this.#said(this.#people.get(who) ?? null, quoted, line);
  }

  #said(speaker: string | null, quoted: string, line: number): Step[] {
    this.#speaker = speaker;
    const direction = speaker === null ? null : /^(["']{1,3})\(([^()]*)\) /.exec(quoted);
    const mark = direction?.[1] ?? '"';
    const text = this.#text(direction === null ? quoted : mark + quoted.slice(direction[0].length), line);
    const picture = this.#picture;
    this.#picture = null;
    const directionText = direction === null ? '' : readText(`"${direction[2]}"`).text;
    return [newSay(line, text, { speaker, direction: directionText, picture })];
  }

  #text(quoted: string, line: number): string {
    const { text, hasValues, hasTags } = readText(quoted);
    if (hasValues) this.#losses.add('interpolation', { line });
    if (hasTags) this.#losses.add('styles', { line });
    return text;
  }
}

const isDefinition = (text: string): boolean => /^(?:define|default|image|init|screen|transform|style|python|translate)\b/.test(text);

function stringOf(value: string): string | null {
  const bare = /^_\((.*)\)$/s.exec(value)?.[1]?.trim() ?? value;
  const text = STRING.exec(bare)?.[0];
  return text === undefined || text.length !== bare.length ? null : unquote(text);
}

/** Returns a picture by its tag: `bg kitchen` is a background, `cg rain` a moment. Other names get the statement's folder. */
function pictureOf(name: string, folder: DraftPicture['folder']): DraftPicture {
  const [tag = '', ...rest] = name.split(/ +/);
  const isFolder = (tag === 'bg' || tag === 'cg' || tag === 'character') && rest.length > 0;
  return isFolder ? { folder: tag, name: rest.join(' ') } : { folder, name };
}
