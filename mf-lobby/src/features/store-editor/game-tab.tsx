import { PACK_TYPE } from '@meowtale/contracts';
import { PACK_VERSIONS, systemsOfPack } from '@meowtale/contracts/inputs/catalog/game-pack';
import { Grid, RadioGroup, Section, Stack, Text } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { AppField } from './app-field.tsx';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { ContentTypeField, DescriptionField, LanguagesField, NameField, PurchasesField } from './pack-fields.tsx';
import { PackageUploads } from './package-uploads.tsx';
import { UrlsField } from './urls-field.tsx';
import { fieldId, useFieldFault } from './use-field-fault.ts';

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
          {PACK_VERSIONS.map((version) => (
            <Stack key={version} gap={24}>
              {type === PACK_TYPE.app ? <AppField field={`${version}_uuid`} /> : null}
              {type === PACK_TYPE.upload ? <PackageUploads version={version} /> : null}
              {type === null ? null : <UrlsField version={version} />}
            </Stack>
          ))}
          <Systems />
        </Stack>
      </Section>
      <Section title={t('game.about')}>
        <Stack gap={24}>
          <ContentTypeField />
          <NameField />
          <DescriptionField />
          <LanguagesField />
          <PurchasesField />
        </Stack>
      </Section>
    </Grid>
  );
}

/** Where it plays, which nobody need say. */
function Systems() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const pack = useEditor((state) => state.draft.store_submit_game_pack);
  const systems = systemsOfPack(pack);
  if (systems.length === 0) return null;
  const list = new Intl.ListFormat(locale).format(systems.map((system) => t(`system.${system}`)));
  return <Text tone="muted">{t('game.systems', { systems: list })}</Text>;
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
