import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryChoice, StoryCondition, StoryEffect, StoryLine } from '@meowtale/contracts/inputs/drama/story-words';
import type { Locale } from '@meowtale/contracts/locales';
import { paragraphAt, type Story } from '../model/index.ts';
import { type Dialect, quoted, writeCondition, writeEffect, writeValue } from './dialect.ts';
import { noteExportLosses } from './export-losses.ts';
import { actionLine, escapeNote, escapeText, isHeading, isTransition, isUpper } from './fountain-markup.ts';
import type { LossLog } from './losses.ts';
import { variableNames } from './variable-names.ts';
import { placedParagraphs, speakerOf, wordsIn } from './words.ts';

/**
 * Writes a screenplay in Fountain: acts, sequences and paragraphs as sections, briefs as synopses, the place as scene heading. What a
 * screenplay can't express is in notes, which other programs ignore:
 *
 * [[id: kitchen]]                         the id of the section before
 * [[variable: keys = 0]]
 * [[first: keys = 1; met = true]]         effects before a paragraph's lines
 * [[if: keys >= 1 and met = true]]        condition of the next line
 * [[then: keys += 1]]                     effects of the line before
 * [[choice: Go in -> hall | if keys > 0 | do keys += -1]]
 * [[to: hall]]                            target without a choice
 * [[ending: Home at last]]
 */
export function writeFountain(story: Story, language: Locale, losses: LossLog): string {
  noteExportLosses(story, language, { outline: true, titles: true, briefs: true, places: true, directions: 'spoken' }, losses);
  return new FountainWriter(story, language, losses).text();
}

class FountainWriter {
  readonly #story: Story;
  readonly #language: Locale;
  readonly #losses: LossLog;
  readonly #dialect: Dialect;

  constructor(story: Story, language: Locale, losses: LossLog) {
    this.#story = story;
    this.#language = language;
    this.#losses = losses;
    const variables = variableNames(story, new Set(), losses);
    this.#dialect = {
      is: { '=': '=', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' },
      and: 'and',
      or: 'or',
      true: 'true',
      false: 'false',
      visits: (id) => `visited("${id}")`,
      variable: (id) => variables.get(id) ?? id,
      quote: quoted,
      number: String,
      set: (name, value) => `${name} = ${value}`,
      add: (name, value) => `${name} += ${value}`,
    };
  }

  text(): string {
    const { title, author, outline, variables } = this.#story;
    const blocks = [
      `Title: ${escapeText(title)}\nAuthor: ${escapeText(author)}`,
      [...variables.values()].map(({ id, initial }) =>
        note('variable', this.#dialect.set(this.#dialect.variable(id), writeValue(initial, this.#dialect))),
      ),
      outline.acts.flatMap((act) => [
        ...section('#', act),
        ...act.sequences.flatMap((sequence) => [
          ...section('##', sequence),
          ...sequence.paragraphs.flatMap((id) => {
            const paragraph = this.#story.places.get(id)?.sequence === sequence ? this.#story.paragraphs.get(id) : undefined;
            return paragraph === undefined ? [] : this.#paragraph(paragraph);
          }),
        ]),
      ]),
    ].flat();
    this.#noteTold();
    return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
  }

  /** Records what is only in notes as a loss, because other programs ignore them. */
  #noteTold(): void {
    for (const { id, lines, choices, effects, to, ending } of placedParagraphs(this.#story)) {
      const place = { part: id };
      this.#losses.add('choices', place, choices.length);
      this.#losses.add('conditions', place, [...lines, ...choices].filter(({ when }) => when !== null).length);
      this.#losses.add('effects', place, effects.length + [...lines, ...choices].reduce((sum, item) => sum + item.effects.length, 0));
      if (to !== null || ending !== null) this.#losses.add('endings', place);
    }
  }

  #paragraph(paragraph: StoryParagraph): string[] {
    const { id, place, lines, choices, effects, to, ending } = paragraph;
    const target = to === null ? null : paragraphAt(this.#story, to);
    return [
      ...section('###', paragraph),
      note('id', id),
      place === '' ? '' : isHeading(place) && !place.endsWith('#') ? escapeText(place) : `.${escapeText(place).replace(/^\.|#/g, '\\$&')}`,
      note('first', this.#effects(effects, id)),
      ...lines.flatMap((line) => this.#line(line, id)),
      ...choices.map((choice) => this.#choice(choice, id)),
      target === null ? '' : note('to', target),
      ending === null || target !== null ? '' : `[[ending: ${escapeNote(wordsIn(this.#story, ending, this.#language))}]]`,
    ];
  }

  #line(line: StoryLine, current: string): string[] {
    const text = wordsIn(this.#story, line.words, this.#language);
    const speaker = speakerOf(this.#story, line);
    const rows = text
      .replaceAll('\t', '    ')
      .split('\n')
      .map((row) => row.trim());
    const action = rows.map((row) => (row === '' ? '  ' : actionLine(row))).join('\n');
    const body = text === '' ? '!' : speaker === null ? action : this.#dialogue(speaker, line.direction, rows);
    const effects = this.#effects(line.effects, current);
    return text === '' && effects === '' ? [] : [this.#when(line.when, current), body, note('then', effects)];
  }

  #dialogue(speaker: string, direction: string, rows: string[]): string {
    const isPlain = isUpper(speaker) && /^\p{Lu}[\p{Lu}\p{N} .'-]*$/u.test(speaker) && !isHeading(speaker) && !isTransition(speaker);
    const name = isPlain ? escapeText(speaker) : `@${escapeText(speaker).replace(/[()^]/g, '\\$&')}`;
    const paragraphs = rows.map((row) => (row === '' ? '  ' : escapeText(row).replace(/^[^\p{L}\p{N}\s\\]/u, '\\$&')));
    return [name, ...(direction === '' ? [] : [`(${escapeText(direction)})`]), ...paragraphs].join('\n');
  }

  #choice({ words, to, when, effects }: StoryChoice, current: string): string {
    const target = to === null ? null : paragraphAt(this.#story, to);
    const label = escapeNote(wordsIn(this.#story, words, this.#language)) + (target === null ? '' : ` -> ${target}`);
    const sets = this.#effects(effects, current);
    const condition = when === null ? '' : writeCondition(this.#story, when, current, this.#dialect);
    const pieces = [condition && `if ${escapeNote(condition)}`, sets && `do ${escapeNote(sets)}`];
    return `[[choice: ${[label, ...pieces.filter(Boolean)].join(' | ')}]]`;
  }

  #when = (when: StoryCondition | null, current: string) =>
    when === null ? '' : note('if', writeCondition(this.#story, when, current, this.#dialect));

  #effects = (effects: readonly StoryEffect[], part: string): string => {
    const written = effects.flatMap((effect) => writeEffect(this.#story, effect, this.#dialect) ?? []);
    if (written.length < effects.length) this.#losses.add('effects', { part }, effects.length - written.length);
    return written.join('; ');
  };
}

const note = (word: string, text: string): string => (text === '' ? '' : `[[${word}: ${escapeNote(text)}]]`);

function section(signs: string, { title, brief }: { title: string; brief: string }): string[] {
  const synopsis = brief.split('\n').map((line) => `= ${escapeText(line.trim())}`);
  return [`${signs} ${escapeText(title)}`.trimEnd(), brief === '' ? '' : synopsis.join('\n')];
}
