import type { StoryParagraph } from '@meowtale/contracts/inputs/drama/story';
import { type StoryWords, storyId, storyWords } from '@meowtale/contracts/inputs/drama/story-words';
import { z } from 'zod';
import type { Story } from '../model/story.ts';

const { language, wordsOf, value, condition, effects } = storyWords;
const name = z.string().max(200);
const words = wordsOf(z.string().max(10_000));
const image = z.string().regex(/^[0-9a-f-]{36}\.(?:jpg|png)$/);

/**
 * What readers get of a story, in all languages: what is played, and nothing of how it was made, such as briefs, notes, prompts and
 * origins.
 */
export const drama = z.object({
  title: name,
  author: name,
  /** The source language, in which words are shown that another language lacks. */
  language,
  languages: z.array(language),
  acts: z.array(z.object({ id: storyId, sequences: z.array(z.object({ id: storyId, paragraphs: z.array(storyId) })) })),
  /** In the order of the outline, each once. */
  paragraphs: z.array(
    z.object({
      id: storyId,
      background: image.nullable(),
      effects,
      lines: z.array(
        z.object({
          id: storyId,
          speaker: storyId.nullable(),
          words,
          direction: name,
          picture: image.nullable(),
          when: condition.nullable(),
          effects,
        }),
      ),
      choices: z.array(z.object({ id: storyId, words, to: storyId.nullable(), when: condition.nullable(), effects })),
      to: storyId.nullable(),
      ending: words.nullable(),
    }),
  ),
  characters: z.array(z.object({ id: storyId, name, names: words, picture: image.nullable() })),
  /** Texts of the pictures behind paragraphs and in lines, for readers who can't see them; missing in older bundles and without any. */
  pictures: z.array(z.object({ image, name, alt: words, decorative: z.boolean() })).optional(),
  variables: z.array(z.object({ id: storyId, type: z.enum(['boolean', 'number', 'text']), initial: value })),
});
export type Drama = z.infer<typeof drama>;
export type DramaParagraph = Drama['paragraphs'][number];

/** Returns what is played of a story, without paragraphs outside the outline. */
export function dramaOf(story: Story): Drama {
  const { language, languages } = story.setting;
  const included = new Set([language, ...languages]);
  const pickLanguages = <Words extends Partial<Record<string, string>>>(all: Words): Words =>
    Object.fromEntries(Object.entries(all).filter(([each, text]) => text && included.has(each as typeof language))) as Words;
  const imageOf = (id: string | null) => (id === null ? null : (story.resources.get(id)?.image ?? null));
  const paragraphs = story.order.flatMap((id) => story.paragraphs.get(id) ?? []);
  const pictures = picturesOf(story, paragraphs, pickLanguages);
  return {
    title: story.title,
    author: story.author,
    language,
    languages: [...included],
    acts: story.outline.acts.map((act) => ({
      id: act.id,
      sequences: act.sequences.map((sequence) => ({
        id: sequence.id,
        paragraphs: sequence.paragraphs.filter((id) => story.places.get(id)?.sequence === sequence),
      })),
    })),
    paragraphs: paragraphs.map(({ id, background, effects, lines, choices, to, ending }) => ({
      id,
      background: imageOf(background),
      effects,
      lines: lines.map(({ id, speaker, words, direction, picture, when, effects }) => ({
        ...{ id, speaker, words: pickLanguages(words), direction, picture: imageOf(picture), when, effects },
      })),
      choices: choices.map(({ id, words, to, when, effects }) => ({ id, words: pickLanguages(words), to, when, effects })),
      to,
      ending: ending && pickLanguages(ending),
    })),
    characters: [...story.characters.values()].map(({ id, name, names, picture }) => ({
      ...{ id, name, names: pickLanguages(names), picture: imageOf(picture) },
    })),
    ...(pictures.length > 0 && { pictures }),
    variables: [...story.variables.values()].map(({ id, type, initial }) => ({ id, type, initial })),
  };
}

/** Returns the texts of shown pictures that have any. Resources with the same image share the first text. */
function picturesOf({ resources }: Story, paragraphs: readonly StoryParagraph[], pickLanguages: (all: StoryWords) => StoryWords) {
  const shown = paragraphs.flatMap(({ background, lines }) => [background, ...lines.map(({ picture }) => picture)]);
  const pictures = new Map<string, NonNullable<Drama['pictures']>[number]>();
  for (const id of new Set(shown)) {
    const resource = resources.get(id ?? '');
    if (!resource?.image) continue;
    const { image, name, alt = {}, decorative = false } = resource;
    const texts = pickLanguages(alt);
    if (!decorative && name === '' && Object.keys(texts).length === 0) continue;
    const known = pictures.get(image);
    if (!known || (!known.decorative && Object.keys(known.alt).length === 0)) pictures.set(image, { image, name, alt: texts, decorative });
  }
  return [...pictures.values()];
}
