import { CONTENT_TYPES, PACK_TYPE } from '@meowtale/contracts';
import { ofItsType, PACK_TEXT_MAX } from '@meowtale/contracts/inputs/catalog/game-pack';
import { LOCALES, type Locale } from '@meowtale/contracts/locales';
import { Button, Checkbox, MultiSelect, Select, Stack, Textarea, TextInput } from '@meowtale/ui';
import { formatLanguage, formatLanguageAlone, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { usePackApps } from './use-pack-apps.ts';

const AT = 'store_submit_game_pack';

/** Renders the content type on the store page; by default it follows from the files. */
export function ContentTypeField() {
  const { t } = useTranslation();
  const type = useEditor((state) => state.draft.store_submit_game_pack.content_type);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  return (
    <Select
      id={fieldId(`${AT}.content_type`)}
      label={t('game.contentType')}
      description={t('game.contentTypeHint')}
      placeholder={t('game.contentAuto')}
      clearLabel={t('game.contentAuto')}
      disabled={disabled}
      options={CONTENT_TYPES.map((value) => ({ value, label: t(`game.contentTypes.${value}`) }))}
      value={type}
      error={useFieldFault(`${AT}.content_type`)}
      onChange={(value) => edit(AT, { content_type: CONTENT_TYPES.find((known) => known === value) ?? null })}
    />
  );
}

export function NameField() {
  const { t } = useTranslation();
  const { name, type } = useEditor((state) => state.draft.store_submit_game_pack);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  return (
    <TextInput
      id={fieldId(`${AT}.name`)}
      label={t('game.name')}
      required={type !== PACK_TYPE.other}
      description={t('game.nameHint')}
      maxLength={PACK_TEXT_MAX.name}
      autoComplete="off"
      spellCheck={false}
      value={name}
      disabled={disabled}
      error={useFieldFault(`${AT}.name`)}
      onChange={(event) => edit(AT, { name: event.currentTarget.value })}
    />
  );
}

export function DescriptionField() {
  const { t } = useTranslation();
  const description = useEditor((state) => state.draft.store_submit_game_pack.description);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  return (
    <Textarea
      id={fieldId(`${AT}.description`)}
      label={t('game.description')}
      description={t('game.descriptionHint')}
      maxLength={PACK_TEXT_MAX.description}
      value={description}
      disabled={disabled}
      error={useFieldFault(`${AT}.description`)}
      onChange={(event) => edit(AT, { description: event.currentTarget.value })}
    />
  );
}

/** Renders the runtime version of the chosen apps, which was set when they were created; nothing without one. */
export function RuntimeField() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { apps } = usePackApps();
  const pack = ofItsType(useEditor((state) => state.draft.store_submit_game_pack));
  const played = apps.filter(({ uuid }) => uuid === pack.official_app_uuid || uuid === pack.trial_app_uuid);
  const versions = [...new Set(played.map((app) => app.spine_runtime_version))].toSorted();
  if (versions.length === 0) return null;
  return (
    <TextInput
      label={t('setApp.spine')}
      description={t('setApp.spineLocked')}
      disabled
      value={new Intl.ListFormat(locale).format(versions)}
    />
  );
}

export function LanguagesField() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const languages = useEditor((state) => state.draft.store_submit_game_pack.languages);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  const available = useStoryLanguages();
  const choose = (chosen: readonly string[]) => edit(AT, { languages: LOCALES.filter((language) => chosen.includes(language)) });
  return (
    <Stack gap={12}>
      <MultiSelect
        id={fieldId(`${AT}.languages`)}
        label={t('game.languages')}
        description={t('game.languagesHint')}
        searchable
        emptyText={t('information.noSuchLanguage')}
        clearLabel={t('game.noLanguages')}
        disabled={disabled}
        options={LOCALES.map((language) => ({ value: language, label: formatLanguageAlone(language, locale) }))}
        value={languages}
        error={useFieldFault(`${AT}.languages`)}
        onChange={choose}
      />
      {!disabled && available.some((language) => !languages.includes(language)) ? (
        <div>
          <Button size="small" onClick={() => choose([...languages, ...available])}>
            {t('game.storyLanguages', {
              languages: new Intl.ListFormat(locale).format(available.map((language) => formatLanguage(language, locale))),
            })}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

/** Returns the languages of the full version's story. */
function useStoryLanguages(): readonly Locale[] {
  const { apps } = usePackApps();
  const chosen = useEditor((state) => state.draft.store_submit_game_pack.official_app_uuid);
  const offered = apps.find(({ uuid }) => uuid === chosen)?.languages ?? [];
  return LOCALES.filter((language) => offered.includes(language));
}

export function PurchasesField() {
  const { t } = useTranslation();
  const hasIAP = useEditor((state) => state.draft.store_submit_game_pack.hasIAP);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  return (
    <Checkbox
      label={t('game.purchases')}
      description={t('game.purchasesHint')}
      disabled={disabled}
      checked={hasIAP}
      onChange={(event) => edit(AT, { hasIAP: event.currentTarget.checked })}
    />
  );
}
