import { PACK_TYPE } from '@meowtale/contracts';
import { STORE_TEXT_MAX } from '@meowtale/contracts/inputs/catalog/store-submit';
import { LOCALES, type Locale } from '@meowtale/contracts/locales';
import { Button, Checkbox, Grid, MultiSelect, RadioGroup, Section, Stack, Textarea, TextInput } from '@meowtale/ui';
import { formatLanguage, formatLanguageAlone, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { AppField } from './app-field.tsx';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { usePackApps } from './use-pack-apps.ts';

const AT = 'store_submit_game_pack';
const TYPES = [PACK_TYPE.app, PACK_TYPE.upload, PACK_TYPE.other] as const;

/** What is played: which app, under which name its saves are kept, and what it says of itself. */
export function GameTab() {
  const { t } = useTranslation();
  const type = useEditor((state) => state.draft.store_submit_game_pack.type);
  return (
    <Grid kind="aside" gap={36}>
      <Section title={t('game.package')}>
        <Stack gap={24}>
          <TypeField />
          {type === PACK_TYPE.app || type === PACK_TYPE.upload ? (
            <>
              <AppField field="official_app_uuid" uploadsOnly={type === PACK_TYPE.upload} />
              <AppField field="trial_app_uuid" uploadsOnly={type === PACK_TYPE.upload} />
            </>
          ) : null}
        </Stack>
      </Section>
      <Section title={t('game.about')}>
        <Stack gap={24}>
          <NameField />
          <DescriptionField />
          <LanguagesField />
          <PurchasesField />
        </Stack>
      </Section>
    </Grid>
  );
}

function TypeField() {
  const { t } = useTranslation();
  const type = useEditor((state) => state.draft.store_submit_game_pack.type);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  return (
    <div id={fieldId(`${AT}.type`)} tabIndex={-1} className={classes.place}>
      <RadioGroup
        label={t('game.type')}
        required
        layout="cards"
        disabled={disabled}
        options={TYPES.map((value) => ({
          value: String(value),
          label: t(`game.types.${value}`),
          description: t(`game.typesHint.${value}`),
        }))}
        value={type === null ? null : String(type)}
        error={useFieldFault(`${AT}.type`)}
        onChange={(value) => edit(AT, { type: TYPES.find((known) => String(known) === value) ?? null })}
      />
    </div>
  );
}

function NameField() {
  const { t } = useTranslation();
  const name = useEditor((state) => state.draft.store_submit_game_pack.name);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  return (
    <TextInput
      id={fieldId(`${AT}.name`)}
      label={t('game.name')}
      description={t('game.nameHint')}
      maxLength={STORE_TEXT_MAX.packName}
      autoComplete="off"
      spellCheck={false}
      value={name}
      disabled={disabled}
      error={useFieldFault(`${AT}.name`)}
      onChange={(event) => edit(AT, { name: event.currentTarget.value })}
    />
  );
}

function DescriptionField() {
  const { t } = useTranslation();
  const description = useEditor((state) => state.draft.store_submit_game_pack.description);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  return (
    <Textarea
      id={fieldId(`${AT}.description`)}
      label={t('game.description')}
      description={t('game.descriptionHint')}
      maxLength={STORE_TEXT_MAX.packDescription}
      value={description}
      disabled={disabled}
      error={useFieldFault(`${AT}.description`)}
      onChange={(event) => edit(AT, { description: event.currentTarget.value })}
    />
  );
}

function LanguagesField() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const languages = useEditor((state) => state.draft.store_submit_game_pack.languages);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  const told = useStoryLanguages();
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
      {!disabled && told.some((language) => !languages.includes(language)) ? (
        <div>
          <Button size="small" onClick={() => choose([...languages, ...told])}>
            {t('game.storyLanguages', {
              languages: new Intl.ListFormat(locale).format(told.map((language) => formatLanguage(language, locale))),
            })}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

/** What the story of the full version is told in. */
function useStoryLanguages(): readonly Locale[] {
  const { apps } = usePackApps();
  const chosen = useEditor((state) => state.draft.store_submit_game_pack.official_app_uuid);
  const told = apps.find(({ uuid }) => uuid === chosen)?.languages ?? [];
  return LOCALES.filter((language) => told.includes(language));
}

function PurchasesField() {
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
