import { WEBSITE_THEMES } from '@meowtale/contracts/inputs/catalog/site';
import { LOCALE_NATIVE_NAMES, LOCALES } from '@meowtale/contracts/locales';
import { RadioGroup, Section, Select, Stack, Switch } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Site } from './documents.ts';
import { RenameForm } from './rename-form.tsx';
import type { SiteStore } from './site-store.ts';

interface SiteSettingsProps {
  store: SiteStore;
  name: string;
  onRenamed(site: Site): void;
}

/** Renders whether the site is public, its theme, its language, and its address. */
export function SiteSettings({ store, name, onRenamed }: SiteSettingsProps) {
  const { t } = useTranslation();
  const { draft, change, stage, uuid, revision } = useStore(store);
  return (
    <Section title={t('settings.title')}>
      <Stack gap={24}>
        <Switch
          label={t('settings.public')}
          description={t(draft.state === 1 ? 'settings.publicText' : 'settings.hiddenText')}
          checked={draft.state === 1}
          onChange={(shown) => change({ state: shown ? 1 : 0 })}
        />
        <RadioGroup
          label={t('settings.theme')}
          layout="cards"
          options={WEBSITE_THEMES.map((value) => ({ value, label: t(`theme.${value}`), description: t(`themeText.${value}`) }))}
          value={draft.theme}
          onChange={(theme) => change({ theme })}
        />
        <Select
          label={t('settings.language')}
          description={t('settings.languageText')}
          options={LOCALES.map((value) => ({ value, label: LOCALE_NATIVE_NAMES[value] }))}
          value={draft.language}
          onChange={(language) => (language ? change({ language }) : undefined)}
        />
        <RenameForm key={name} site={{ uuid, revision, name }} settled={stage === 'saved'} onRenamed={onRenamed} />
      </Stack>
    </Section>
  );
}
