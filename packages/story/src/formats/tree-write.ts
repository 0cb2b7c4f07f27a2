import { APP_TREE_MAX, type AppFolder, type AppNode, type AppScene } from '@meowtale/contracts/inputs/catalog/app-node';
import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { STORY_MAX, type StoryWords } from '@meowtale/contracts/inputs/drama/story-words';
import type { Locale } from '@meowtale/contracts/locales';
import { beginning } from '@meowtale/contracts/text/characters';
import type { Story } from '../model/index.ts';
import { noteExportLosses } from './export-losses.ts';
import { LossLog } from './losses.ts';
import { TreeBudget } from './tree-budget.ts';
import type { Loss } from './types.ts';
import { goesOnTo, placedParagraphs, speakerOf, wayOf } from './words.ts';

type Element = NonNullable<AppScene['elements']>[number];

/**
 * Writes a story as an app's node tree (SPEC §3): acts and sequences are folders, paragraphs their scenes. A scene's elements are its lines
 * (`line-1`; `say-2` begins with the speaker's name), choices (`choice-1`, whose last line is its target), and `goes-on` or `ending`; a
 * translation has the same name in another language. Targets name scenes by position: `1.2.3`.
 */
export function treeOfStory(story: Story): { tree: AppNode[]; losses: Loss[] } {
  const losses = new LossLog();
  noteExportLosses(story, story.setting.language, { outline: true, titles: true, translations: true }, losses);
  return { tree: new TreeWriter(story, losses).tree(), losses: losses.list() };
}

class TreeWriter {
  readonly #story: Story;
  readonly #losses: LossLog;
  readonly #room = new TreeBudget();
  readonly #paths = new Map<string, string>();
  readonly #scenes: { paragraph: StoryParagraph; scene: AppScene }[] = [];

  constructor(story: Story, losses: LossLog) {
    this.#story = story;
    this.#losses = losses;
    for (const [act, { sequences }] of story.outline.acts.entries()) {
      for (const [sequence, { paragraphs }] of sequences.entries()) {
        const placed = paragraphs.filter((id) => story.places.get(id)?.sequence === sequences[sequence]);
        for (const [at, id] of placed.entries()) this.#paths.set(id, `${act + 1}.${sequence + 1}.${at + 1}`);
      }
    }
  }

  tree(): AppNode[] {
    // All folders fit, whatever their names: 252 with at most 120 characters.
    for (const act of this.#story.outline.acts) {
      for (const node of [act, ...act.sequences]) this.#room.take(folder('sequence', STORY_MAX.sequences, node.title, []));
    }
    const acts = this.#story.outline.acts.map((act, seq) =>
      folder(
        'act',
        seq,
        act.title,
        act.sequences.map((sequence, at) => {
          const ids = new Set(sequence.paragraphs.filter((id) => this.#story.places.get(id)?.sequence === sequence));
          const paragraphs = placedParagraphs(this.#story).filter(({ id }) => ids.has(id));
          return folder(
            'sequence',
            at,
            sequence.title,
            paragraphs.flatMap((paragraph) => this.#scene(paragraph)),
          );
        }),
      ),
    );
    // There may not be room for everything, so targets come first, then the source language, then translations.
    this.#fill((paragraph) => this.#ways(paragraph), 'too-many', true);
    this.#fill((paragraph) => this.#lines(paragraph), 'too-many', true);
    this.#fill((paragraph) => [...this.#ways(paragraph), ...this.#lines(paragraph)], 'translations', false);
    return acts;
  }

  #scene(paragraph: StoryParagraph): AppScene[] {
    const { id, title, lines, choices, effects } = paragraph;
    const place = { part: id };
    const scene: AppScene = { parent_type: 'sequence', type: 'scene', name: title, layout: 'scene_dialog', elements: [] };
    if (!this.#room.take(scene)) {
      this.#losses.add('too-many', place);
      return [];
    }
    this.#losses.add('conditions', place, [...lines, ...choices].filter(({ when }) => when !== null).length);
    this.#losses.add('effects', place, effects.length + [...lines, ...choices].reduce((sum, item) => sum + item.effects.length, 0));
    for (const line of lines) {
      const most = APP_TREE_MAX.text - ((speakerOf(this.#story, line)?.length ?? -1) + 1);
      this.#losses.add('too-long', place, Object.values(line.words).filter((text) => text.length > most).length);
    }
    this.#scenes.push({ paragraph, scene });
    return [scene];
  }

  #fill(elementsOf: (paragraph: StoryParagraph) => Element[], kind: 'too-many' | 'translations', own: boolean): void {
    for (const { paragraph, scene } of this.#scenes) {
      for (const element of elementsOf(paragraph)) {
        if ((element.language === this.#story.setting.language) !== own) continue;
        const count = scene.elements?.length ?? 0;
        if (count < APP_TREE_MAX.elements && this.#room.take(element)) scene.elements?.push(element);
        else this.#losses.add(kind, { part: paragraph.id });
      }
    }
  }

  #lines({ lines }: StoryParagraph): Element[] {
    return lines.flatMap((line, at) => {
      const speaker = speakerOf(this.#story, line);
      const name = `${speaker === null ? 'line' : 'say'}-${at + 1}`;
      return this.#told(name, line.words, speaker === null ? '' : `${speaker}\n`);
    });
  }

  #ways(paragraph: StoryParagraph): Element[] {
    const { id, choices, ending } = paragraph;
    const { language } = this.#story.setting;
    const offered = choices.flatMap((choice, at) => {
      const way = wayOf(this.#story, id, choice.to);
      const leads = `\n-> ${way === null ? 'end' : this.#paths.get(way)}`;
      const name = `choice-${at + 1}`;
      const elements = this.#told(name, choice.words, '', leads);
      return elements.some((element) => element.language === language) ? elements : [{ name, language, text: `…${leads}` }, ...elements];
    });
    const to = goesOnTo(this.#story, paragraph);
    if (to !== null) return [...offered, { name: 'goes-on', language, text: this.#paths.get(to) ?? '' }];
    if (ending === null) return offered;
    const names = this.#told('ending', ending);
    return [
      ...offered,
      ...(names.some((element) => element.language === language) ? [] : [{ name: 'ending', language, text: '' }]),
      ...names,
    ];
  }

  #told(name: string, translations: StoryWords, before = '', after = ''): Element[] {
    return Object.entries(translations).flatMap(([language, text]) => {
      if (!text) return [];
      const room = APP_TREE_MAX.text - before.length - after.length;
      return [{ name, language: language as Locale, text: `${before}${beginning(text, room)}${after}` }];
    });
  }
}

const folder = (type: string, seq: number, name: string, children: AppNode[]): AppFolder => ({ type, seq, name, children });
