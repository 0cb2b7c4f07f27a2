import type { Story } from '@meowtale/story/model';
import type { TFunction } from 'i18next';

/** What a paragraph is called everywhere: by its title, or by its number in the whole story. */
export const paragraphName = (story: Story, id: string, t: TFunction): string =>
  story.paragraphs.get(id)?.title || t('outline.paragraph', { number: (story.places.get(id)?.index ?? 0) + 1 });
