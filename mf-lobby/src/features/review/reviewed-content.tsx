import { isFilmUrl } from '@meowtale/contracts/pictures';
import { Anchor, Card, Chip, ChipGroup, Section, Stack, Table, Text, UserText } from '@meowtale/ui';
import { formatCoins, formatCoinsAsUsd, formatCountry, formatLanguageAlone, formatRange, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../app/fact-list.tsx';
import { ShownFile } from '../../app/shown-file.tsx';
import type { ReviewedSubmit } from './documents.ts';
import { PackageToPlay } from './package-to-play.tsx';
import { Pin, Pinnable } from './pins.tsx';
import classes from './review.module.css';

/** Renders everything in the listing, in every language, with its pictures, its package and its price. */
export function ReviewedContent({ submit }: { submit: ReviewedSubmit }) {
  const { t } = useTranslation();
  const { store_submit_info: info } = submit.data;
  return (
    <div>
      <Listing info={info} />
      {info.list.map((entry) => (
        <Entry key={entry.language} entry={entry} isDefault={entry.language === info.default_lang} />
      ))}
      <Section title={t('game.package')}>
        <PackageToPlay submit={submit} />
      </Section>
      <Section title={t('price.title')}>
        <Prices price={submit.data.store_submit_price} />
      </Section>
    </div>
  );
}

function Listing({ info }: { info: ReviewedSubmit['data']['store_submit_info'] }) {
  const { t } = useTranslation();
  // Our own separator: Intl's lists have none in Chinese, and a space in Japanese and Thai.
  const list = (names: readonly string[]) => names.join(' · ');
  const pinnable = (field: string, text: string) => <Pinnable path={`store_submit_info.${field}`}>{text || t('income.dash')}</Pinnable>;
  const facts = [
    { name: t('information.author'), value: pinnable('author', info.author) },
    { name: t('information.category'), value: pinnable('category', info.category ? t(`category.${info.category}`) : '') },
    { name: t('information.serial'), value: pinnable('serial_status', info.serial_status ? t(`serial.${info.serial_status}`) : '') },
    { name: t('information.systems'), value: pinnable('platforms', list(info.platforms.map((system) => t(`system.${system}`)))) },
    { name: t('information.tags'), value: pinnable('tag_keys', list(info.tag_keys)) },
  ];
  return (
    <Section title={t('information.listing')}>
      <Card>
        <FactList facts={facts} />
      </Card>
    </Section>
  );
}

type EntryData = ReviewedSubmit['data']['store_submit_info']['list'][number];

function Entry({ entry, isDefault }: { entry: EntryData; isDefault: boolean }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const language = formatLanguageAlone(entry.language, locale);
  const at = `store_submit_info.list.${entry.language}`;
  return (
    <Section title={isDefault ? t('review.defaultLanguage', { language }) : language}>
      <Stack gap={16} lang={entry.language}>
        <Pinnable path={`${at}.name`}>
          <Text size="large" weight="medium" dir="auto">
            {entry.name}
          </Text>
        </Pinnable>
        <Pinnable path={`${at}.brief`}>
          <UserText>{entry.brief}</UserText>
        </Pinnable>
        <Pinnable path={`${at}.introduction`}>
          <UserText>{entry.introduction}</UserText>
        </Pinnable>
        {entry.labels.length > 0 ? (
          <Pinnable path={`${at}.labels`}>
            <ChipGroup label={t('information.labels')}>
              {entry.labels.map((label) => (
                <Chip key={label}>{label}</Chip>
              ))}
            </ChipGroup>
          </Pinnable>
        ) : null}
        <Pictures entry={entry} />
      </Stack>
    </Section>
  );
}

function Pictures({ entry: { data, name, language } }: { entry: EntryData }) {
  const { t } = useTranslation();
  const covers = [
    { at: 'cover', file: data.cover, shape: 'wide', words: t('information.cover') },
    { at: 'cover1to1', file: data.cover1to1, shape: 'square', words: t('information.cover1to1') },
    { at: 'cover240x320', file: data.cover240x320, shape: 'cover', words: t('information.cover240x320') },
  ] as const;
  const shots = data.screenshots.map((file, index) => ({
    at: index === 0 ? 'screenshots' : null,
    file,
    shape: 'wide' as const,
    words: t('information.screenshot', { number: index + 1 }),
  }));
  return (
    <ul className={classes.pictures}>
      {[...covers, ...shots].map(({ at, file, shape, words }) =>
        file ? (
          <li key={file.uuid}>
            <Stack gap={4}>
              {isFilmUrl(file.url) ? (
                <ShownFile shape={shape} file={file} alt={words} title={name} />
              ) : (
                <Anchor href={file.url} target="_blank">
                  <ShownFile shape={shape} file={file} alt={t('review.picture', { what: words })} title={name} />
                </Anchor>
              )}
              <Text size="small" tone="muted">
                {words}
              </Text>
              {at ? <Pin path={`store_submit_info.list.${language}.${at}`} /> : null}
            </Stack>
          </li>
        ) : null,
      )}
    </ul>
  );
}

function Prices({ price }: { price: ReviewedSubmit['data']['store_submit_price'] }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  if (price.auth_type === 2) {
    const money = formatCoinsAsUsd(price.reward_minimum, locale);
    return (
      <Stack gap={8} align="start">
        <Text>{price.reward_minimum > 0 ? t('price.rewardSteps', { money }) : t('price.rewardFree')}</Text>
        <Pin path="store_submit_price.reward_minimum" />
      </Stack>
    );
  }
  const { activity } = price;
  return (
    <Stack gap={16}>
      <Table
        dense
        label={t('review.prices')}
        columns={[
          { key: 'country', header: t('price.country'), rowHeader: true, render: (row) => formatCountry(row.country, locale) },
          { key: 'coins', header: t('price.coins'), kind: 'number', render: (row) => formatCoins(row.meowcent, locale) },
          { key: 'usd', header: t('price.usd'), kind: 'number', render: (row) => formatCoinsAsUsd(row.meowcent, locale) },
        ]}
        rows={price.list}
        rowKey={(row) => row.country}
      />
      <Pin path="store_submit_price.list" />
      {activity ? (
        <>
          <Text>
            {t('review.discount', {
              percent: activity.percentage_discount,
              range: formatRange(activity.started_at, activity.ended_at, locale),
            })}
          </Text>
          <Pin path="store_submit_price.activity" />
        </>
      ) : null}
    </Stack>
  );
}
