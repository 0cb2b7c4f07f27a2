import type { StoreSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { formatCoins, formatCountry, formatLanguageAlone, formatRange, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import type { ReviewedSubmit } from './documents.ts';

type Prices = StoreSubmitDraft['store_submit_price'];
type Pack = StoreSubmitDraft['store_submit_game_pack'];

/** Returns the function that formats a field's value as its form does; '' for an empty one. Apps have their names from `submits`. */
export function useFieldWords(submits: readonly ReviewedSubmit[]): (path: string, value: unknown) => string {
  const { t } = useTranslation();
  const { locale } = useHost();
  const apps = submits.flatMap(({ data: { store_submit_game_pack: pack } }) => [pack.trial_app, pack.official_app]);
  const each = (value: unknown, write: (one: string) => string) => (value as string[]).map(write).join(' · ');
  const app = (uuid: unknown) => apps.find((candidate) => candidate?.uuid === uuid)?.name || t('apps.unknown');
  const where = ({ type, os }: { type: string; os: string }) => `${t(`game.${type}_uuid`)} · ${t(`system.${os}`)}`;
  const files = submits.flatMap(({ data }) => data.store_submit_game_pack.app_upload);
  const fileName = (uuid: string) => files.find(({ file_uuid }) => file_uuid === uuid)?.basename ?? t('packages.file');
  const writers: Readonly<Record<string, (value: unknown) => string>> = {
    category: (value) => t(`category.${value}`),
    serial_status: (value) => t(`serial.${value}`),
    platforms: (value) => each(value, (system) => t(`system.${system}`)),
    default_lang: (value) => formatLanguageAlone(String(value), locale),
    languages: (value) => each(value, (language) => formatLanguageAlone(language, locale)),
    tag_keys: (value) => each(value, String),
    labels: (value) => each(value, String),
    type: (value) => t(`game.types.${value}`),
    hasIAP: (value) => t(value ? 'review.yes' : 'review.no'),
    content_type: (value) => t(`game.contentTypes.${value}`),
    download_urls: (value) => (value as Pack['download_urls']).map((row) => `${where(row)}: ${row.url}`).join('\n'),
    app_upload: (value) => (value as Pack['app_upload']).map((row) => `${where(row)}: ${fileName(row.file_uuid)}`).join('\n'),
    official_app_uuid: app,
    trial_app_uuid: app,
    reward_minimum: (value) => formatCoins(value as number, locale),
    list: (value) =>
      (value as Prices['list'])
        .map(({ country, meowcent }) => `${formatCountry(country, locale)}: ${formatCoins(meowcent, locale)}`)
        .join('\n'),
    activity: (value) => {
      const { percentage_discount: percent, started_at, ended_at } = value as NonNullable<Prices['activity']>;
      return t('review.discount', { percent, range: formatRange(started_at, ended_at, locale) });
    },
  };
  return (path, value) => {
    if (value === null || value === undefined) return '';
    return (writers[path.split('.').at(-1) ?? ''] ?? String)(value);
  };
}
