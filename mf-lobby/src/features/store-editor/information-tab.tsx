import { LABELS_MAX, PLATFORM_SYSTEMS, STORE_CATEGORIES } from '@meowtale/contracts';
import { systemsOfPack } from '@meowtale/contracts/inputs/catalog/game-pack';
import { SERIAL_STATUSES } from '@meowtale/contracts/inputs/catalog/store-submit';
import { ChipPicker, Grid, RadioGroup, Section, Select, Stack } from '@meowtale/ui';
import { formatLanguageAlone, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { AuthorField } from './author-field.tsx';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { LabelsField } from './labels-field.tsx';
import { LanguageEntries } from './language-entries.tsx';
import { fieldId, useFieldFault } from './use-field-fault.ts';

const AT = 'store_submit_info';

/** Renders store information: the listing as a whole, and its texts and pictures by language. */
export function InformationTab() {
  const { t } = useTranslation();
  return (
    <Grid kind="aside" gap={36}>
      <Section title={t('information.languages')}>
        <LanguageEntries />
      </Section>
      <Section title={t('information.listing')}>
        <Stack gap={24}>
          <AuthorField />
          <CategoryField />
          <SerialField />
          <SystemsField />
          <DefaultLanguageField />
          <TagsField />
        </Stack>
      </Section>
    </Grid>
  );
}

function CategoryField() {
  const { t } = useTranslation();
  const category = useEditor((state) => state.draft.store_submit_info.category);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  return (
    <Select
      id={fieldId(`${AT}.category`)}
      label={t('information.category')}
      required
      disabled={disabled}
      options={STORE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
      placeholder={t('information.choose')}
      value={category}
      error={useFieldFault(`${AT}.category`)}
      onChange={(value) => edit(AT, { category: STORE_CATEGORIES.find((known) => known === value) ?? null })}
    />
  );
}

function SerialField() {
  const { t } = useTranslation();
  const status = useEditor((state) => state.draft.store_submit_info.serial_status);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  return (
    <div id={fieldId(`${AT}.serial_status`)} tabIndex={-1} className={classes.place}>
      <RadioGroup
        label={t('information.serial')}
        required
        layout="row"
        disabled={disabled}
        options={SERIAL_STATUSES.map((value) => ({ value, label: t(`serial.${value}`) }))}
        value={status}
        error={useFieldFault(`${AT}.serial_status`)}
        onChange={(value) => edit(AT, { serial_status: SERIAL_STATUSES.find((known) => known === value) ?? null })}
      />
    </div>
  );
}

function SystemsField() {
  const { t } = useTranslation();
  const platform = useEditor((state) => state.listing.platform_key);
  const systems = useEditor((state) => state.draft.store_submit_info.platforms);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  const known: readonly (typeof systems)[number][] = PLATFORM_SYSTEMS[platform];
  // Once there is a package, the systems follow from it.
  const hasSystems = useEditor((state) => systemsOfPack(state.draft.store_submit_game_pack).length > 0);
  const error = useFieldFault(`${AT}.platforms`);
  if (hasSystems && !error) return null;
  return (
    <div id={fieldId(`${AT}.platforms`)} tabIndex={-1} className={classes.place}>
      <ChipPicker
        label={t('information.systems')}
        required
        disabled={disabled}
        options={known.map((value) => ({ value, label: t(`system.${value}`) }))}
        value={systems}
        error={error}
        onChange={(value) => edit(AT, { platforms: known.filter((system) => value.includes(system)) })}
      />
    </div>
  );
}

function DefaultLanguageField() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { list, default_lang } = useEditor((state) => state.draft.store_submit_info);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  return (
    <Select
      id={fieldId(`${AT}.default_lang`)}
      label={t('information.defaultLanguage')}
      description={t('information.defaultLanguageHint')}
      required
      disabled={disabled || list.length === 0}
      options={list.map(({ language }) => ({ value: language, label: formatLanguageAlone(language, locale) }))}
      placeholder={t('information.choose')}
      value={default_lang}
      error={useFieldFault(`${AT}.default_lang`)}
      onChange={(value) => edit(AT, { default_lang: list.find(({ language }) => language === value)?.language ?? null })}
    />
  );
}

function TagsField() {
  const { t } = useTranslation();
  const tags = useEditor((state) => state.draft.store_submit_info.tag_keys);
  const edit = useEditor((state) => state.edit);
  return (
    <LabelsField
      path={`${AT}.tag_keys`}
      label={t('information.tags')}
      description={t('information.tagsHint', { max: LABELS_MAX })}
      value={tags}
      onChange={(tag_keys) => edit(AT, { tag_keys })}
    />
  );
}
