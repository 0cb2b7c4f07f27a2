import { isFilmUrl } from '@meowtale/contracts/pictures';
import { Anchor, Card, Chip, ChipGroup, Section, Stack, Table, Text } from '@meowtale/ui';
import { formatCoins, formatCoinsAsUsd, formatCountry, formatDateTime, formatLanguageAlone, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { ShownFile } from '../../app/shown-file.tsx';
import type { ReviewedSubmit } from './documents.ts';
import { FactList } from './fact-list.tsx';
import { PackageToPlay } from './package-to-play.tsx';
import classes from './review.module.css';

/** Everything the listing says, in every language, with its pictures, its package and what it costs. */
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
  // A sign of its own between them: Intl's lists have nothing there in Chinese, and a blank in Japanese and Thai.
  const list = (names: readonly string[]) => names.join(' · ');
  const facts = [
    { name: t('information.author'), value: info.author || t('income.dash') },
    { name: t('information.category'), value: info.category ? t(`category.${info.category}`) : t('income.dash') },
    { name: t('information.serial'), value: info.serial_status ? t(`serial.${info.serial_status}`) : t('income.dash') },
    { name: t('information.systems'), value: list(info.platforms.map((system) => t(`system.${system}`))) },
    { name: t('information.tags'), value: list(info.tag_keys) || t('income.dash') },
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
  return (
    <Section title={isDefault ? t('review.defaultLanguage', { language }) : language}>
      <Stack gap={16} lang={entry.language}>
        <Text size="large" weight="medium">
          {entry.name}
        </Text>
        <p className={classes.words}>{entry.brief}</p>
        <p className={classes.words}>{entry.introduction}</p>
        {entry.labels.length > 0 ? (
          <ChipGroup label={t('information.labels')}>
            {entry.labels.map((label) => (
              <Chip key={label}>{label}</Chip>
            ))}
          </ChipGroup>
        ) : null}
        <Pictures entry={entry} />
      </Stack>
    </Section>
  );
}

function Pictures({ entry: { data, name } }: { entry: EntryData }) {
  const { t } = useTranslation();
  const covers = [
    { file: data.cover, shape: 'wide', words: t('information.cover') },
    { file: data.cover1to1, shape: 'square', words: t('information.cover1to1') },
    { file: data.cover240x320, shape: 'cover', words: t('information.cover240x320') },
  ] as const;
  const shots = data.screenshots.map((file, index) => ({
    file,
    shape: 'wide' as const,
    words: t('information.screenshot', { number: index + 1 }),
  }));
  return (
    <ul className={classes.pictures}>
      {[...covers, ...shots].map(({ file, shape, words }) =>
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
    return <Text>{price.reward_minimum > 0 ? t('price.rewardSteps', { money }) : t('price.rewardFree')}</Text>;
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
      {activity ? (
        <Text>
          {t('review.discount', {
            percent: activity.percentage_discount,
            from: formatDateTime(activity.started_at, locale),
            to: formatDateTime(activity.ended_at, locale),
          })}
        </Text>
      ) : null}
    </Stack>
  );
}
