import { HOME_MAX } from '@meowtale/contracts/inputs/catalog/home';
import { LOCALES } from '@meowtale/contracts/locales';
import { Card, Group, Stack, TextInput, Title } from '@meowtale/ui';
import { formatLanguageAlone, useHost } from '@meowtale/web-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageTabs } from '../../app/language-tabs.tsx';
import type { HomeRow } from './home-draft.ts';
import { OrderButtons } from './order-buttons.tsx';
import { PickList } from './pick-list.tsx';
import type { Picks } from './use-picks.ts';
import { useRowName } from './use-row-name.ts';

interface RowCardProps {
  row: HomeRow;
  index: number;
  last: boolean;
  platform: string;
  picks: Picks;
  handle: ReactNode;
  /** Number of attempts to save: each opens the tab of the required title. */
  attempts: number;
  faultAt(path: string): string | undefined;
  onEdit(change: (before: HomeRow) => Partial<HomeRow>): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** Renders one row of the home page: its title per language, and its listings. */
export function RowCard(props: RowCardProps) {
  const { row, index, last, platform, picks, handle, attempts, faultAt, onEdit, onMove, onRemove } = props;
  const name = useRowName()(row, index);
  return (
    <Card as="section" aria-label={name}>
      <Stack gap={16}>
        <Group justify="between" wrap={false}>
          <Group gap={8} wrap={false}>
            {handle}
            <Title level={3} size={22} dir="auto">
              {name}
            </Title>
          </Group>
          <OrderButtons name={name} first={index === 0} last={last} onMove={onMove} onRemove={onRemove} />
        </Group>
        <Titles key={attempts} row={row} path={`rows.${index}.titles`} faultAt={faultAt} onEdit={onEdit} />
        <PickList
          name={name}
          path={`rows.${index}.store_uuids`}
          platform={platform}
          max={HOME_MAX.storesOfRow}
          uuids={row.picks}
          picks={picks}
          faultAt={faultAt}
          onChange={(change) => onEdit(({ picks: before }) => ({ picks: change(before) }))}
        />
      </Stack>
    </Card>
  );
}

const LANGUAGES: readonly string[] = LOCALES;

interface TitlesProps extends Pick<RowCardProps, 'row' | 'faultAt' | 'onEdit'> {
  path: string;
}

function Titles({ row: { titles }, path, faultAt, onEdit }: TitlesProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  function faultOf(language: string): string | undefined {
    // Only languages with a title are sent.
    const place = LANGUAGES.filter((each) => titles[each]?.trim()).indexOf(language);
    return (language === 'en-US' ? faultAt(path) : undefined) ?? faultAt(`${path}.${place}.title`);
  }
  return (
    <LanguageTabs texts={titles}>
      {(language, title) => (
        <TextInput
          key={language}
          label={t('homePage.title', { language: formatLanguageAlone(language, locale) })}
          required={language === 'en-US'}
          lang={language}
          maxLength={HOME_MAX.title}
          error={faultOf(language)}
          value={title}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onEdit((before) => ({ titles: { ...before.titles, [language]: value } }));
          }}
        />
      )}
    </LanguageTabs>
  );
}
