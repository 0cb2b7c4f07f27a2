import type { AppNode, AppScene } from '@meowtale/contracts/inputs/catalog/app-node';
import { type StoryAct, type StoryCharacter, type StoryParagraph, type StoryPart, storyFile } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX, type StoryWords } from '@meowtale/contracts/inputs/drama/story-words';
import { DEFAULT_LOCALE, type Locale } from '@meowtale/contracts/locales';
import { EMPTY_OUTLINE, EMPTY_SETTING, newAct, newCharacter, newChoice, newLine, newParagraph, newSequence } from '../model/index.ts';
import { cleanLine, cleanLines } from './clean.ts';
import { fewActs, fitParagraphs } from './fit.ts';
import { LossLog } from './losses.ts';
import { Ids } from './names.ts';
import type { ImportedStory, ImportOptions } from './types.ts';

interface Found {
  title: string;
  sequences: { title: string; scenes: { path: string; scene: AppScene }[] }[];
}

/** Reads an app's node tree as a story: folders are acts, folders in them sequences, scenes paragraphs, and elements lines. */
export function storyOfTree(
  tree: readonly AppNode[],
  { newId, language = DEFAULT_LOCALE, title = '' }: ImportOptions & { title?: string },
): ImportedStory {
  const losses = new LossLog();
  const acts = fewActs(foundIn(tree, losses), losses);
  const parts = new TreeReader(newId, language, losses).parts(acts);
  const paragraphs = parts.filter(({ kind }) => kind === 'paragraph').length;
  if (paragraphs > STORY_MAX.paragraphs || parts.length > STORY_MAX.parts) {
    return { ok: false, faults: [{ line: null, key: 'too-many', params: { what: 'paragraphs', maximum: STORY_MAX.paragraphs } }] };
  }
  const { data, error } = storyFile.safeParse({ format: 'meowtale-story', version: 1, title, author: '', parts });
  if (data === undefined) throw new Error(`A tree's story isn't one: ${error.message}`);
  return { ok: true, file: { title: data.title, author: data.author, parts: data.parts }, losses: losses.list() };
}

/** Returns the scenes of a tree; those of deeper folders belong to the sequence around them. */
function foundIn(tree: readonly AppNode[], losses: LossLog): Found[] {
  const found: Found[] = [];
  const visit = (nodes: readonly AppNode[], depth: number, path: string) => {
    for (const [index, node] of nodes.entries()) {
      const here = path === '' ? `${index + 1}` : `${path}.${index + 1}`;
      if (!('children' in node)) {
        if (found.length === 0 || depth === 0) found.push({ title: '', sequences: [] });
        const act = found.at(-1) as Found;
        if (act.sequences.length === 0) act.sequences.push({ title: '', scenes: [] });
        act.sequences.at(-1)?.scenes.push({ path: here, scene: node });
        continue;
      }
      if (depth === 0) found.push({ title: node.name, sequences: [] });
      else if (depth === 1) found.at(-1)?.sequences.push({ title: node.name, scenes: [] });
      else losses.add('outline', { part: node.name });
      visit(node.children, depth + 1, here);
    }
  };
  visit(tree, 0, '');
  return found;
}

class TreeReader {
  readonly #ids: Ids;
  readonly #language: Locale;
  readonly #losses: LossLog;
  readonly #byPath = new Map<string, string>();
  readonly #people = new Map<string, StoryCharacter>();
  readonly #languages: Set<Locale>;

  constructor(newId: () => string, language: Locale, losses: LossLog) {
    this.#ids = new Ids(newId);
    this.#language = language;
    this.#losses = losses;
    this.#languages = new Set([language]);
  }

  parts(found: readonly Found[]): StoryPart[] {
    const scenes = found.flatMap(({ sequences }) => sequences.flatMap((sequence) => sequence.scenes));
    for (const { path } of scenes) this.#byPath.set(path, this.#ids.take(null));
    const sceneParagraphs = scenes.map(({ path, scene }) => this.#paragraph(path, scene));
    const end = sceneParagraphs.some(({ choices }) => choices.some(({ to }) => to === END)) ? this.#ids.take(null) : null;
    const acts = this.#acts(found, end);
    const ended = sceneParagraphs.map((paragraph) => ({
      ...paragraph,
      choices: paragraph.choices.map((choice) => ({ ...choice, to: choice.to === END ? end : choice.to })),
    }));
    const last = end === null ? [] : [newParagraph(end, { ending: {} })];
    const { paragraphs, outline } = fitParagraphs([...ended, ...last], acts, () => this.#ids.take(null));
    return [
      { ...EMPTY_OUTLINE, acts: outline },
      { ...EMPTY_SETTING, language: this.#language, languages: [...this.#languages] },
      ...paragraphs,
      ...this.#people.values(),
    ];
  }

  #acts(found: readonly Found[], end: string | null): StoryAct[] {
    const acts = found.map(({ title, sequences }) =>
      newAct(this.#ids.take(null), {
        title,
        sequences: sequences.map((sequence) =>
          newSequence(this.#ids.take(null), {
            title: sequence.title,
            paragraphs: sequence.scenes.map(({ path }) => this.#byPath.get(path) as string),
          }),
        ),
      }),
    );
    if (end !== null) acts.at(-1)?.sequences.at(-1)?.paragraphs.push(end);
    return acts;
  }

  #paragraph(path: string, scene: AppScene): StoryParagraph {
    const id = this.#byPath.get(path) as string;
    if (scene.template || scene.theme) this.#losses.add('metadata', { part: id });
    const paragraph = newParagraph(id, { title: scene.name });
    for (const { name, texts } of groupsOf(scene, this.#language)) this.#element(paragraph, name, texts);
    for (const language of languagesOf(scene)) this.#languages.add(language);
    return paragraph;
  }

  #element(paragraph: StoryParagraph, name: string, texts: StoryWords): void {
    const kind = /^(line|say|choice)-\d{1,4}$|^(?:goes-on|ending)$/.exec(name);
    const any = texts[this.#language] ?? Object.values(texts)[0] ?? '';
    if (kind?.[1] === 'choice') this.#choice(paragraph, texts, any);
    else if (name === 'goes-on') paragraph.to = this.#target(any);
    else if (name === 'ending')
      paragraph.ending = this.#words(texts, (text) => cleanLine(text, STORY_MAX.title, this.#at(paragraph), this.#losses));
    else if (kind?.[1] === 'say' && any.includes('\n')) {
      const speaker = this.#speaker(any.slice(0, any.indexOf('\n')), paragraph);
      this.#line(
        paragraph,
        speaker,
        this.#words(texts, (text) => text.slice(text.indexOf('\n') + 1)),
      );
    } else this.#line(paragraph, null, texts);
  }

  #line(paragraph: StoryParagraph, speaker: string | null, texts: StoryWords): void {
    const translations = this.#words(texts, (text) => cleanLines(text, STORY_MAX.text, this.#at(paragraph), this.#losses));
    if (Object.keys(translations).length > 0) paragraph.lines.push(newLine(this.#ids.take(null), { speaker, words: translations }));
  }

  #choice(paragraph: StoryParagraph, texts: StoryWords, any: string): void {
    const lead = any.slice(any.lastIndexOf('\n') + 1);
    const to = lead === '-> end' ? END : this.#target(lead.replace(/^-> /, ''));
    const translations = this.#words(texts, (text) => {
      const at = text.lastIndexOf('\n-> ');
      return cleanLines(at === -1 ? text : text.slice(0, at), STORY_MAX.choice, this.#at(paragraph), this.#losses);
    });
    if (paragraph.choices.length < STORY_MAX.choices) paragraph.choices.push(newChoice(this.#ids.take(null), { words: translations, to }));
    else this.#losses.add('too-many', this.#at(paragraph));
  }

  #at = ({ id }: StoryParagraph) => ({ part: id });

  #target = (path: string): string | null => this.#byPath.get(path.trim()) ?? null;

  #words(texts: StoryWords, read: (text: string) => string): StoryWords {
    return Object.fromEntries(
      Object.entries(texts)
        .map(([language, text]) => [language, read(text ?? '')])
        .filter(([, text]) => text !== ''),
    ) as StoryWords;
  }

  #speaker(called: string, paragraph: StoryParagraph): string | null {
    const name = cleanLine(called, STORY_MAX.name, this.#at(paragraph), this.#losses);
    if (name === '') return null;
    const person = this.#people.get(name) ?? newCharacter(this.#ids.take(null), name);
    this.#people.set(name, person);
    return person.id;
  }
}

const END = '\u0000end';

const languagesOf = ({ elements }: AppScene): Locale[] => (elements ?? []).flatMap(({ language }) => language ?? []);

/** Groups a scene's elements of the same name by language; an element without a name is its own group. */
function groupsOf({ elements }: AppScene, language: Locale): { name: string; texts: StoryWords }[] {
  const groups: { name: string; texts: StoryWords }[] = [];
  const named = new Map<string, StoryWords>();
  for (const element of elements ?? []) {
    const name = element.name ?? '';
    const spoken = element.language ?? language;
    const known = name === '' ? undefined : named.get(name);
    if (known !== undefined && known[spoken] === undefined) {
      known[spoken] = element.text;
      continue;
    }
    const texts: StoryWords = { [spoken]: element.text };
    groups.push({ name, texts });
    if (name !== '') named.set(name, texts);
  }
  // A line that exists only in a translation follows all others; its number tells its place.
  const numberOf = ({ name }: { name: string }) => Number(/^(?:line|say)-(\d{1,4})$/.exec(name)?.[1] ?? 0);
  return groups.every(({ name }) => name !== '') ? groups.sort((a, b) => numberOf(a) - numberOf(b)) : groups;
}
