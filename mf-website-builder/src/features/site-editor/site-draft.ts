import { websiteModuleInput } from '@meowtale/contracts/inputs/catalog/site-module';
import type { Site, SiteModule } from './documents.ts';
import { toInput } from './module-input.ts';

/** The parts of a site that are saved as they are changed. */
export interface Draft {
  modules: readonly SiteModule[];
  theme: string;
  language: string;
  /** 1 public, 0 hidden. */
  state: 0 | 1;
}

export const draftOf = ({ state, config: { modules, theme, language } }: Pick<Site, 'state' | 'config'>): Draft => ({
  modules,
  theme,
  language,
  state,
});

/** Converts a draft to the input of `setWebsiteMain`. */
export function toSaved({ modules, theme, language, state }: Draft) {
  return { config: { modules: modules.map(toInput), theme, language }, state };
}

/** Returns whether two drafts are saved with the same input. */
export const isSameInput = (one: Draft, other: Draft): boolean =>
  one === other || JSON.stringify(toSaved(one)) === JSON.stringify(toSaved(other));

/** Returns whether the service stores two drafts alike: texts trimmed, in the schema's order and without unknown fields. */
export const isStoredAlike = (one: Draft, other: Draft): boolean => isSameInput(one, other) || serialize(one) === serialize(other);

function serialize(draft: Draft): string {
  const { config, state } = toSaved(draft);
  return JSON.stringify([
    config.modules.map((module) => websiteModuleInput.safeParse(module).data ?? module),
    config.theme,
    config.language,
    state,
  ]);
}
