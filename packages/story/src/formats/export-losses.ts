import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import type { StoryWords } from '@meowtale/contracts/inputs/drama/story-words';
import type { Locale } from '@meowtale/contracts/locales';
import type { Story } from '../model/index.ts';
import type { LossLog } from './losses.ts';
import type { LossKind } from './types.ts';
import { placedParagraphs } from './words.ts';

/** What a format can express besides words. */
export interface Keeps {
  outline?: boolean;
  titles?: boolean;
  briefs?: boolean;
  places?: boolean;
  pictures?: boolean;
  /** Directions of spoken lines; only ink also has those of narration. */
  directions?: 'spoken' | 'all';
  translations?: boolean;
}

/** Records what a story loses in a text: what no other format has, and what this one can't express. */
export function noteExportLosses(story: Story, language: Locale, keeps: Keeps, losses: LossLog): void {
  const paragraphs = placedParagraphs(story);
  for (const paragraph of paragraphs) noteParagraph(story, paragraph, language, keeps, losses);
  for (const id of story.paragraphs.keys()) if (!story.places.has(id)) losses.add('unplaced', { part: id });
  noteOutline(story, keeps, losses);
  noteCast(story, keeps, losses);
  for (const id of story.entries.keys()) losses.add('entries', { part: id });
  for (const id of story.facts.keys()) losses.add('facts', { part: id });
  if (story.setting.logline !== '' || story.setting.glossary.length > 0) losses.add('setting', { part: 'setting' });
}

function noteParagraph(story: Story, paragraph: StoryParagraph, language: Locale, keeps: Keeps, losses: LossLog): void {
  const place = { part: paragraph.id };
  const if_ = (kind: LossKind, lost: unknown) => lost && losses.add(kind, place);
  if_('titles', !keeps.titles && paragraph.title !== '');
  if_('briefs', !keeps.briefs && paragraph.brief !== '');
  if_('places', !keeps.places && paragraph.place !== '');
  if_('presence', paragraph.present.length > 0);
  if_('facts', paragraph.learns.length > 0);
  if_('pictures', !keeps.pictures && paragraph.background !== null);
  if_('provenance', paragraph.origin !== null || paragraph.stale);
  if_('translations', !keeps.translations && paragraph.ending !== null && hasOthers(paragraph.ending, story, language));
  for (const line of paragraph.lines) {
    if_('line-ids', true);
    if_('translations', !keeps.translations && hasOthers(line.words, story, language));
    if_('pictures', !keeps.pictures && line.picture !== null);
    if_('facts', line.knows.length > 0);
    if_('provenance', line.origin !== null);
    const keepsDirection = keeps.directions === 'all' || (keeps.directions === 'spoken' && line.speaker !== null);
    if_('directions', line.direction !== '' && !keepsDirection);
  }
  for (const choice of paragraph.choices) {
    if_('translations', !keeps.translations && hasOthers(choice.words, story, language));
    if_('provenance', choice.origin !== null);
  }
}

function noteOutline(story: Story, keeps: Keeps, losses: LossLog): void {
  for (const act of story.outline.acts) {
    for (const node of [act, ...act.sequences]) {
      if (!keeps.outline) losses.add('outline', { part: node.id });
      if (!keeps.briefs && node.brief !== '') losses.add('briefs', { part: node.id });
      if (node.origin !== null || node.stale) losses.add('provenance', { part: node.id });
    }
  }
}

function noteCast(story: Story, keeps: Keeps, losses: LossLog): void {
  const names = new Set<string>();
  for (const {
    id,
    name,
    names: translated,
    brief,
    feature,
    trait,
    behavior,
    status,
    picture,
    states,
    traits,
  } of story.characters.values()) {
    if (names.has(name)) losses.add('same-names', { part: id });
    names.add(name);
    const hasDetails = [brief, feature, trait, behavior, status, picture ?? ''].join('') !== '' || states.length + traits.length > 0;
    if (hasDetails || Object.keys(translated).length > 0) losses.add('character-details', { part: id });
  }
  for (const { id, keywords, negative, seed, name, alt = {}, decorative } of story.resources.values()) {
    const texts = [keywords, negative, name, ...Object.values(alt)].join('');
    if (!keeps.pictures || texts !== '' || seed !== null || decorative) losses.add('picture-details', { part: id });
  }
}

/** Returns whether there are words in another language than the written one. */
function hasOthers(translations: StoryWords, story: Story, language: Locale): boolean {
  const written = translations[language] ? language : story.setting.language;
  return Object.entries(translations).some(([each, text]) => each !== written && Boolean(text));
}
