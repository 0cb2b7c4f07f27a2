import { formatLanguageAlone } from '@meowtale/web-kit';
import type { TFunction } from 'i18next';
import type { EditorTab } from './requirements.ts';

const OTHER_WORDS: Readonly<Record<string, string>> = {
  tag_keys: 'information.tags',
  default_lang: 'information.defaultLanguage',
  serial_status: 'information.serial',
  platforms: 'information.systems',
  screenshots: 'review.screenshots',
  hasIAP: 'game.purchases',
  content_type: 'game.contentType',
  download_urls: 'review.download_urls',
  app_upload: 'review.app_upload',
  reward_minimum: 'price.reward',
  activity: 'discount.title',
  official_app_version: 'review.official_app_version',
  trial_app_version: 'review.trial_app_version',
};
const PLACES: Readonly<Record<string, { tab: EditorTab; words: string }>> = {
  store_submit_info: { tab: 'information', words: 'information' },
  store_submit_game_pack: { tab: 'application', words: 'game' },
  store_submit_price: { tab: 'price', words: 'price' },
};

/** The field of a comment or a change: `store_submit_info.list.de-DE.name`. */
export interface FieldPlace {
  tab: EditorTab;
  /** The language of its text, if it has one. */
  language: string | undefined;
  name: string;
}

/** Returns a field's label in its form, and the form's tab. */
export function placeOfField(t: TFunction, locale: string, path: string): FieldPlace {
  const [part = '', first = '', language, field] = path.split('.');
  const { tab, words } = PLACES[part] ?? { tab: 'information', words: 'information' };
  // Addresses belong to one version of the game.
  if (first === 'download_urls') return { tab, language: undefined, name: t(`urls.${language ?? 'official_app'}`) };
  if (field && language) {
    const languageName = formatLanguageAlone(language, locale);
    return { tab, language, name: t('review.fieldOf', { field: t(OTHER_WORDS[field] ?? `${words}.${field}`), language: languageName }) };
  }
  if (first === 'list')
    return { tab, language: undefined, name: t(part === 'store_submit_price' ? 'price.title' : 'information.languages') };
  return { tab, language: undefined, name: t(OTHER_WORDS[first] ?? `${words}.${first}`) };
}
