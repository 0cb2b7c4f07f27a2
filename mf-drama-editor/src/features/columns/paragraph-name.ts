import type { Story } from '@meowtale/story/model';
import type { TFunction } from 'i18next';

/** Returns the label of a paragraph: its title, or its number in the whole story. */
export const paragraphName = (story: Story, id: string, t: TFunction): string =>
  story.paragraphs.get(id)?.title || t('outline.paragraph', { number: (story.places.get(id)?.index ?? 0) + 1 });
