import { PACK_TYPE } from '@meowtale/contracts';
import { ofItsType, PACK_VERSIONS, systemsOfPack } from '@meowtale/contracts/inputs/catalog/game-pack';
import { Card, Grid, RadioGroup, Section, Stack, Text } from '@meowtale/ui';
import { AiSentences, useAiDisclosure, useHost } from '@meowtale/web-kit';
import { type Ref, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppField } from './app-field.tsx';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { ContentTypeField, DescriptionField, LanguagesField, NameField, PurchasesField, RuntimeField } from './pack-fields.tsx';
import { PackageUploads } from './package-uploads.tsx';
import { UrlsField } from './urls-field.tsx';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { useNamedApp } from './use-named-app.ts';
import { usePackApps } from './use-pack-apps.ts';

const AT = 'store_submit_game_pack';
const TYPES = [PACK_TYPE.app, PACK_TYPE.upload, PACK_TYPE.other] as const;

/** Renders `GamePackageSettings` (SPEC §2): the same tab, focused on the package's settings. */
export function PackageSettingsTab() {
  const settings = useRef<HTMLDivElement>(null);
  useEffect(() => settings.current?.focus(), []);
  return <GameTab settings={settings} />;
}

/** Renders the package: its app, its name for saves, and its details. */
export function GameTab({ settings }: { settings?: Ref<HTMLDivElement> }) {
  const { t } = useTranslation();
  const type = useEditor((state) => state.draft.store_submit_game_pack.type);
  useNamedApp();
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
          <MadeWithAi />
        </Stack>
      </Section>
      <Stack gap={36}>
        <div ref={settings} tabIndex={-1} className={classes.place}>
          <Section title={t('game.settings')}>
            <Stack gap={24}>
              <NameField />
              <DescriptionField />
              <RuntimeField />
            </Stack>
          </Section>
        </div>
        <Section title={t('game.about')}>
          <Stack gap={24}>
            <ContentTypeField />
            <LanguagesField />
            <PurchasesField />
          </Stack>
        </Section>
      </Stack>
    </Grid>
  );
}

/** Renders the systems, which follow from the package. */
function Systems() {
  const { t } = useTranslation();
  const { locale } = useHost();
  const pack = useEditor((state) => state.draft.store_submit_game_pack);
  const systems = systemsOfPack(pack);
  if (systems.length === 0) return null;
  const list = new Intl.ListFormat(locale).format(systems.map((system) => t(`system.${system}`)));
  return <Text tone="muted">{t('game.systems', { systems: list })}</Text>;
}

/** Renders the AI disclosure of the chosen apps; nothing without one. */
function MadeWithAi() {
  const { t } = useTranslation();
  const { apps } = usePackApps();
  const pack = ofItsType(useEditor((state) => state.draft.store_submit_game_pack));
  const madeWith = (chosen: string | null) => apps.find(({ uuid }) => uuid === chosen)?.made_with ?? [];
  const disclosure = useAiDisclosure(PACK_VERSIONS.map((type) => ({ type, made_with: madeWith(pack[`${type}_uuid`]) })));
  if (!disclosure) return null;
  return (
    <Card as="section" aria-label={disclosure.title}>
      <Stack gap={8}>
        <Text weight="medium">{disclosure.title}</Text>
        <AiSentences versions={disclosure.versions} />
        <Text size="small" tone="muted">
          {t('game.madeWithHint')}
        </Text>
      </Stack>
    </Card>
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
