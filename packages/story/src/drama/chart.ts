import type { Choice, Paragraph, Speaker } from '../engine.ts';
import type { Drama, DramaParagraph } from './drama.ts';
import { type Change, changesOf, type Holds, holdsWhen, type Names } from './rules.ts';

export interface ChartLine {
  /** Null for a line that shows nothing and only has effects. */
  paragraph: Paragraph | null;
  when: Holds | null;
  changes: readonly Change[];
}

export interface ChartChoice {
  choice: Choice;
  when: Holds | null;
  changes: readonly Change[];
  /** Index of a node; null where the story ends. */
  to: number | null;
}

/** A paragraph of the outline in one language, ready to be played. */
export interface ChartNode {
  id: string;
  place: string;
  background: string | null;
  backgroundAlt: string | undefined;
  changes: readonly Change[];
  lines: readonly ChartLine[];
  choices: readonly ChartChoice[];
  /** Whether some of its choices have conditions. */
  conditional: boolean;
  /** The node that follows without a choice; null where the story ends. */
  next: number | null;
  /** The ending's name by its author; empty without one. */
  ending: string;
}

export interface Chart extends Names {
  nodes: readonly ChartNode[];
  /** Index of the first node of each act and sequence. */
  beginnings: ReadonlyMap<string, number>;
}

type Words = DramaParagraph['lines'][number]['words'];
const NO_TAGS: string[] = [];

/** Resolves a story's words in a language, and its ids to indexes. */
export function chartOf(drama: Drama, language: string): Chart {
  const paragraphAt = new Map(drama.paragraphs.map(({ id }, at) => [id, at]));
  const variableAt = new Map(drama.variables.map(({ id }, at) => [id, at]));
  const names: Names = { variables: drama.variables, variableAt, paragraphAt };
  const { places, beginnings } = placesOf(drama, paragraphAt);
  const translate = (translations: Words) => translations[language as keyof Words] || translations[drama.language] || '';
  const speakers = speakersOf(drama, language);
  const alts = altsOf(drama, translate);
  const nodes = drama.paragraphs.map((paragraph, at): ChartNode => {
    const following = at + 1 < drama.paragraphs.length ? at + 1 : null;
    const target = (to: string | null) => (to === null ? undefined : (paragraphAt.get(to) ?? beginnings.get(to)));
    return {
      id: paragraph.id,
      place: places.get(paragraph.id) ?? paragraph.id,
      background: paragraph.background,
      backgroundAlt: alts.get(paragraph.background ?? '')?.written,
      changes: changesOf(paragraph.effects, names),
      lines: paragraph.lines.map((line) => ({
        paragraph: tellLine(line, translate(line.words), { speakers, alts }),
        when: holdsWhen(line.when, names),
        changes: changesOf(line.effects, names),
      })),
      choices: paragraph.choices.map(({ id, words, when, effects, to }) => ({
        choice: { text: translate(words), tags: NO_TAGS, id },
        when: holdsWhen(when, names),
        changes: changesOf(effects, names),
        to: target(to) ?? following,
      })),
      conditional: paragraph.choices.some(({ when }) => when !== null),
      next: target(paragraph.to) ?? (paragraph.ending === null ? following : null),
      ending: translate(paragraph.ending ?? {}),
    };
  });
  return { ...names, nodes, beginnings };
}

function placesOf(drama: Drama, paragraphAt: ReadonlyMap<string, number>) {
  const places = new Map<string, string>();
  const beginnings = new Map<string, number>();
  for (const act of drama.acts) {
    for (const sequence of act.sequences) {
      for (const id of sequence.paragraphs) {
        const at = paragraphAt.get(id);
        if (at === undefined || places.has(id)) continue;
        places.set(id, `${act.id}/${sequence.id}/${id}`);
        if (!beginnings.has(act.id)) beginnings.set(act.id, at);
        if (!beginnings.has(sequence.id)) beginnings.set(sequence.id, at);
      }
    }
  }
  return { places, beginnings };
}

const speakersOf = ({ characters, language: own }: Drama, language: string): ReadonlyMap<string, Speaker> =>
  new Map(
    characters.map(({ id, name, names, picture }) => {
      const called = names[language as keyof Words] || names[own] || name;
      return [id, picture === null ? { id, name: called } : { id, name: called, picture }];
    }),
  );

interface Alt {
  /** The author's text; empty for a decorative picture. */
  written: string | undefined;
  /** The same, else the picture's name. */
  orName: string | undefined;
}

/** Returns the alternative texts by image. */
const altsOf = ({ pictures = [] }: Drama, translate: (translations: Words) => string): ReadonlyMap<string, Alt> =>
  new Map(
    pictures.map(({ image, name, alt, decorative }) => {
      const written = decorative ? '' : translate(alt) || undefined;
      return [image, { written, orName: written ?? (name || undefined) }];
    }),
  );

interface ShownBeside {
  speakers: ReadonlyMap<string, Speaker>;
  alts: ReadonlyMap<string, Alt>;
}

function tellLine(line: DramaParagraph['lines'][number], text: string, { speakers, alts }: ShownBeside): Paragraph | null {
  if (text === '' && line.picture === null) return null;
  const paragraph: Paragraph = { text, tags: NO_TAGS, id: line.id };
  const speaker = line.speaker === null ? undefined : speakers.get(line.speaker);
  if (speaker) paragraph.speaker = speaker;
  if (line.direction !== '') paragraph.direction = line.direction;
  if (line.picture !== null) {
    paragraph.picture = line.picture;
    const alt = alts.get(line.picture)?.orName;
    if (alt !== undefined) paragraph.alt = alt;
  }
  return paragraph;
}
