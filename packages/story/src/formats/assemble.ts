import type { StoryAct, StoryCharacter, StoryParagraph, StoryPart, StoryResource } from '@meowtale/contracts/inputs/drama/story';
import {
  STORY_MAX,
  type StoryChoice,
  type StoryCondition,
  type StoryEffect,
  type StoryLine,
} from '@meowtale/contracts/inputs/drama/story-words';
import {
  EMPTY_OUTLINE,
  EMPTY_SETTING,
  newAct,
  newCharacter,
  newChoice,
  newLine,
  newParagraph,
  newResource,
  newSequence,
} from '../model/index.ts';
import type { Assignment } from './assignment.ts';
import { cleanLine, cleanLines, cleanWords } from './clean.ts';
import type { Draft, DraftPicture } from './draft.ts';
import { stepsWithin } from './draft.ts';
import type { Wanted } from './expression.ts';
import { fewActs, fitParagraphs } from './fit.ts';
import type { LossLog } from './losses.ts';
import { type LowChoice, type LowLine, type LowParagraph, THE_END } from './low.ts';
import { Lowering } from './lower.ts';
import { Ids, idOfIdentifier } from './names.ts';
import { simplify } from './simplify.ts';
import { tidy } from './tidy.ts';
import { FormatRefusal, type ImportedFile, type ImportOptions } from './types.ts';
import { Variables } from './variables.ts';

/** Makes a story's parts from a draft. @throws FormatRefusal when there are more than a story may have */
export function assemble(draft: Draft, options: ImportOptions, losses: LossLog): ImportedFile {
  return new Assembly(draft, options, losses).file();
}

class Assembly {
  readonly #draft: Draft;
  readonly #losses: LossLog;
  readonly #language: NonNullable<ImportOptions['language']>;
  readonly #ids: Ids;
  readonly #byKey = new Map<string, string>();
  readonly #variables: Variables;
  readonly #low: LowParagraph[];
  readonly #characters = new Map<string, StoryCharacter>();
  /** Ids of characters by their names in the text. */
  readonly #called = new Map<string, string>();
  readonly #resources = new Map<string, StoryResource>();

  constructor(draft: Draft, options: ImportOptions, losses: LossLog) {
    this.#draft = draft;
    this.#losses = losses;
    this.#language = options.language ?? 'en-US';
    this.#ids = new Ids(options.newId);
    const scenes = draft.acts.flatMap((act) => act.sequences.flatMap((sequence) => sequence.scenes));
    if (scenes.length > STORY_MAX.paragraphs) refuse('paragraphs');
    for (const scene of scenes) {
      this.#byKey.set(scene.key, this.#ids.take(scene.id));
      for (const step of stepsWithin(scene.steps)) {
        if (step.do === 'label') this.#byKey.set(step.key, this.#ids.take(idOfIdentifier(step.key)));
      }
    }
    this.#variables = new Variables(draft, (name) => this.#byKey.has(name), this.#ids, losses);
    const lowering = new Lowering(losses, () => this.#variables.addHelper());
    lowering.add(draft);
    if (lowering.paragraphs.length > 4 * STORY_MAX.paragraphs) refuse('paragraphs');
    this.#low = simplify(lowering.paragraphs);
    if (this.#low.length > STORY_MAX.paragraphs) refuse('paragraphs');
    for (const { key } of this.#low) if (!this.#byKey.has(key)) this.#byKey.set(key, this.#ids.take(null));
    if (lowering.endsAtChoice) this.#byKey.set(THE_END, this.#ids.take(null));
    for (const name of draft.characters) this.#character(name, 1);
    for (const key of draft.images.keys()) {
      const [folder, name] = [key.slice(0, key.indexOf('/')), key.slice(key.indexOf('/') + 1)];
      this.#picture({ folder: folder as DraftPicture['folder'], name }, 1);
    }
  }

  file(): ImportedFile {
    const first = { part: 'outline' };
    const title = cleanLine(this.#draft.title, STORY_MAX.title, first, this.#losses);
    const author = cleanLine(this.#draft.author, STORY_MAX.title, first, this.#losses);
    const assembled = this.#low.map((low) => tidy(this.#paragraph(low)));
    const acts = this.#acts();
    const end = this.#byKey.get(THE_END);
    if (end !== undefined) {
      assembled.push(newParagraph(end, { ending: {} }));
      acts.at(-1)?.sequences.at(-1)?.paragraphs.push(end);
    }
    const { paragraphs, outline } = fitParagraphs(assembled, acts, () => this.#ids.take(null));
    const setting = { ...EMPTY_SETTING, language: this.#language, languages: [this.#language] };
    const parts: StoryPart[] = [
      { ...EMPTY_OUTLINE, acts: outline },
      setting,
      ...paragraphs,
      ...this.#characters.values(),
      ...this.#variables.all,
      ...this.#resources.values(),
    ];
    if (parts.length > STORY_MAX.parts) refuse('parts');
    return { title, author, parts };
  }

  #acts(): StoryAct[] {
    const acts = fewActs(this.#draft.acts, this.#losses);
    const place = { part: 'outline' };
    const made = new Map<unknown, string[]>();
    for (const { scene } of this.#low) made.set(scene, []);
    for (const { scene, key } of this.#low) made.get(scene)?.push(this.#byKey.get(key) as string);
    const cleaned = ({ title, brief }: { title: string; brief: string }) => ({
      title: cleanLine(title, STORY_MAX.title, place, this.#losses),
      brief: cleanLines(brief, STORY_MAX.brief, place, this.#losses),
    });
    return acts.map((act) =>
      newAct(this.#ids.take(null), {
        ...cleaned(act),
        sequences: act.sequences.map((sequence) =>
          newSequence(this.#ids.take(null), {
            ...cleaned(sequence),
            paragraphs: sequence.scenes.flatMap((scene) => made.get(scene) ?? []),
          }),
        ),
      }),
    );
  }

  #paragraph(low: LowParagraph): StoryParagraph {
    const { scene, isFirst } = low;
    const place = { line: scene.line };
    const given = isFirst
      ? {
          title: cleanLine(scene.title, STORY_MAX.title, place, this.#losses),
          brief: cleanLines(scene.brief, STORY_MAX.brief, place, this.#losses),
        }
      : {};
    return newParagraph(this.#byKey.get(low.key) as string, {
      ...given,
      place: cleanLine(scene.place, 80, place, this.#losses),
      background: this.#picture(scene.background, scene.line),
      lines: low.lines.flatMap((line) => this.#lines(line, low)),
      choices: this.#choices(low),
      to: this.#target(low.to, scene.line),
      ending: low.ending === null ? null : this.#words(cleanLine(low.ending, STORY_MAX.title, place, this.#losses)),
    });
  }

  #lines(low: LowLine, paragraph: LowParagraph): StoryLine[] {
    const pieces = cleanWords(low.words);
    const when = this.#when(low.when, paragraph, low.line);
    const place = { line: low.line };
    return pieces.map((piece, at) =>
      newLine(this.#ids.take(null), {
        speaker: low.speaker === null ? null : this.#character(low.speaker, low.line),
        words: this.#words(piece),
        direction: at === 0 ? cleanLine(low.direction, 200, place, this.#losses) : '',
        picture: at === 0 ? this.#picture(low.picture, low.line) : null,
        when,
        effects: at === pieces.length - 1 ? this.#effects(low.effects, low.line) : [],
      }),
    );
  }

  #choices(low: LowParagraph): StoryChoice[] {
    const over = low.choices.length - STORY_MAX.choices;
    if (over > 0) this.#losses.add('too-many', { line: low.choices[STORY_MAX.choices]?.line ?? low.scene.line }, over);
    return low.choices.slice(0, STORY_MAX.choices).map((choice) => {
      const { line, words, effects } = choice;
      return newChoice(this.#ids.take(null), {
        words: this.#words(cleanLines(words, STORY_MAX.choice, { line }, this.#losses)),
        when: this.#offered(choice, low),
        effects: this.#effects(effects, line),
        to: this.#target(choice.to, line),
      });
    });
  }

  /** Returns a choice's condition. A choice that is offered once requires that its body is unread. */
  #offered(choice: LowChoice, low: LowParagraph): StoryCondition | null {
    const when = this.#when(choice.when, low, choice.line);
    const body = choice.once && choice.to !== null ? this.#byKey.get(choice.to) : undefined;
    if (body === undefined) return when;
    const test = { seen: body, not: true };
    if (when === null) return { match: 'all', tests: [test] };
    if (when.tests.length < STORY_MAX.tests && (when.match === 'all' || when.tests.length === 1)) {
      return { match: 'all', tests: [...when.tests, test] };
    }
    this.#losses.add('conditions', { line: choice.line });
    return when;
  }

  #when(wanted: Wanted | null, low: LowParagraph, line: number): StoryCondition | null {
    if (wanted === null) return null;
    const seen = (name: string | null) => {
      const own = name === null || name === low.scene.key;
      const id = this.#byKey.get(own ? low.key : name);
      return id === undefined ? null : { id, own };
    };
    return this.#variables.condition(wanted, seen, { line });
  }

  #effects(effects: readonly Assignment[], line: number): StoryEffect[] {
    const known = effects.flatMap((effect) => this.#variables.effect(effect, { line }) ?? []);
    if (known.length > STORY_MAX.effects) this.#losses.add('too-many', { line });
    return known.slice(0, STORY_MAX.effects);
  }

  #target(key: string | null, line: number): string | null {
    if (key === null) return null;
    const id = this.#byKey.get(key);
    if (id === undefined) this.#losses.add('broken-links', { line });
    return id ?? null;
  }

  #words = (text: string) => (text === '' ? {} : { [this.#language]: text });

  #character(called: string, line: number): string | null {
    const before = this.#called.get(called);
    if (before !== undefined) return before;
    const name = cleanLine(called, STORY_MAX.name, { line }, this.#losses);
    if (name === '') return null;
    const person = this.#characters.get(name) ?? newCharacter(this.#ids.take(name), name);
    this.#characters.set(name, person);
    this.#called.set(called, person.id);
    return person.id;
  }

  #picture(picture: DraftPicture | null, line: number): string | null {
    if (picture === null) return null;
    const key = `${picture.folder}/${picture.name}`;
    const known = this.#resources.get(key);
    if (known !== undefined) return known.id;
    if (this.#resources.size >= STORY_MAX.resources) {
      this.#losses.add('too-many', { line });
      return null;
    }
    const wanted = idOfIdentifier(picture.name);
    const id = this.#ids.take(wanted);
    const image = this.#draft.images.get(key) ?? null;
    const name = wanted === picture.name ? cleanLine(picture.name, STORY_MAX.name, { line }, this.#losses) : '';
    this.#resources.set(key, newResource(id, picture.folder, { name, image }));
    return id;
  }
}

function refuse(what: 'paragraphs' | 'parts'): never {
  throw new FormatRefusal([{ line: null, key: 'too-many', params: { what, maximum: STORY_MAX[what] } }]);
}
