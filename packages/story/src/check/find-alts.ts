import type { StoryResource } from '@meowtale/contracts/inputs/drama/story';
import type { Story } from '../model/story.ts';
import { translationsOf } from './find-words.ts';
import { type Problem, problem } from './kinds.ts';

/**
 * Returns pictures behind paragraphs or in lines without an alternative text: in the source language, else by translation. Decorative
 * pictures need none, nor do pictures of speakers, whose names are beside them.
 */
export function findAlts(story: Story): Problem[] {
  const shown = new Set(
    [...story.paragraphs.values()].flatMap(({ background, lines }) => [background, ...lines.map(({ picture }) => picture)]),
  );
  return [...story.resources.values()]
    .filter(({ id, image, decorative }) => shown.has(id) && image !== null && !decorative)
    .flatMap((resource) =>
      withoutAlt(story, resource).map((language) => problem('missing-alt', { part: resource.id }, { name: resource.name, language })),
    );
}

function withoutAlt({ setting }: Story, { alt = {} }: StoryResource) {
  if (!alt[setting.language]?.trim()) return [setting.language];
  return translationsOf(setting).filter((language) => !alt[language]?.trim());
}
