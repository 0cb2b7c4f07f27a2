import { isEnglishReady, type StoreInfoDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { LOCALES } from '@meowtale/contracts/locales';
import { Button, ConfirmDialog, EmptyState, Group, IconTrash, Select, Stack, Tabs } from '@meowtale/ui';
import { formatLanguage, formatLanguageAlone, paths, useHost, useLocation, withQuery } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { LanguageEntry } from './language-entry.tsx';
import { fieldId } from './use-field-fault.ts';

/** Renders the listing's languages, and the texts and pictures of the one in the address. */
export function LanguageEntries() {
  const { t } = useTranslation();
  const { locale, navigation } = useHost();
  const { search } = useLocation();
  const id = useEditor((state) => state.listing.uuid);
  const list = useEditor((state) => state.draft.store_submit_info.list);
  const editable = useEditor(isEditable);
  const wanted = new URLSearchParams(search).get('lang');
  const index = Math.max(
    0,
    list.findIndex(({ language }) => language === wanted),
  );
  const entry = list[index];
  const address = (lang: string | undefined) => withQuery(paths.setStore(id, 'information'), { lang });
  const items = list.map(({ language }) => ({
    value: language,
    label: formatLanguageAlone(language, locale),
    href: navigation.href(address(language)),
  }));
  return (
    <Stack gap={24}>
      <div id={fieldId('store_submit_info.list')} tabIndex={-1} className={classes.place}>
        <Group justify="between" align="start">
          {entry ? (
            <Tabs
              bare
              label={t('information.languages')}
              items={items}
              value={entry.language}
              onChange={(lang) => navigation.replace(address(lang))}
            />
          ) : (
            <span />
          )}
          {editable ? <AddLanguage onAdded={(lang) => navigation.replace(address(lang))} /> : null}
        </Group>
      </div>
      {entry ? (
        <>
          <LanguageEntry key={entry.language} entry={entry} path={`store_submit_info.list.${index}`} />
          {editable ? <RemoveLanguage entry={entry} onRemoved={() => navigation.replace(address(undefined))} /> : null}
        </>
      ) : (
        <EmptyState kind="desk" level={3} title={t('information.noLanguage')}>
          {t('information.noLanguageHint')}
        </EmptyState>
      )}
    </Stack>
  );
}

function AddLanguage({ onAdded }: { onAdded(language: string): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const list = useEditor((state) => state.draft.store_submit_info.list);
  const add = useEditor((state) => state.addLanguage);
  const englishReady = isEnglishReady(list);
  const left = LOCALES.filter((language) => !list.some((entry) => entry.language === language));
  if (left.length === 0) return null;
  return (
    <Select
      className={classes.addLanguage}
      label={t('information.addLanguage')}
      hideLabel
      description={englishReady || list.length === 0 ? undefined : t('invalid.english-first')}
      placeholder={t('information.addLanguage')}
      searchable
      emptyText={t('information.noSuchLanguage')}
      options={left.map((language) => ({
        value: language,
        label: formatLanguageAlone(language, locale),
        disabled: language !== 'en-US' && !englishReady,
      }))}
      value={null}
      onChange={(value) => {
        const language = left.find((known) => known === value);
        if (!language) return;
        add(language);
        onAdded(language);
      }}
    />
  );
}

function RemoveLanguage({ entry, onRemoved }: { entry: StoreInfoDraft; onRemoved(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const remove = useEditor((state) => state.removeLanguage);
  const [asking, setAsking] = useState(false);
  const language = formatLanguage(entry.language, locale);
  return (
    <Group justify="end">
      <Button variant="ghost" leftIcon={<IconTrash size={18} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t('information.removeLanguage', { language })}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t('information.removeTitle', { language })}
        confirmLabel={t('information.removeLanguage', { language })}
        cancelLabel={t('popup.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          remove(entry.language);
          setAsking(false);
          onRemoved();
        }}
      >
        {t('information.removeQuestion', { language })}
      </ConfirmDialog>
    </Group>
  );
}
