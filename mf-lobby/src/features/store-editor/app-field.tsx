import { Button, Field, Group, IconExternalLink, Stack, Text } from '@meowtale/ui';
import { paths, StaleNotice, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { App } from '../apps/documents.ts';
import { AppSelector } from './app-selector.tsx';
import { ChosenApp } from './chosen-app.tsx';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { usePackApps } from './use-pack-apps.ts';

const AT = 'store_submit_game_pack';

/** Renders the app that is sold, or tried. Only one that is ready and in no other listing can be chosen (SPEC §5). */
export function AppField({ field }: { field: 'official_app_uuid' | 'trial_app_uuid' }) {
  const { t } = useTranslation();
  const { apps, known, error, retry } = usePackApps();
  const [picked, setPicked] = useState<App | null>(null);
  const [choosing, setChoosing] = useState(false);
  const chosen = useEditor((state) => state.draft.store_submit_game_pack[field]);
  const storeId = useEditor((state) => state.listing.uuid);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  const path = `${AT}.${field}`;
  const fault = useFieldFault(path);
  const app = [...apps, ...(picked ? [picked] : [])].find(({ uuid }) => uuid === chosen);
  const label = t(`game.${field}`);
  return (
    <Stack gap={12}>
      {error ? <StaleNotice error={error} onRetry={retry} /> : null}
      <Field
        id={fieldId(path)}
        label={label}
        description={t(`game.${field}Hint`)}
        required={field === 'official_app_uuid'}
        error={fault ?? (known && chosen && !app ? t('missing.pack_app_unknown') : undefined)}
      >
        {({ id, 'aria-describedby': describedBy }) => (
          <Stack gap={12}>
            {app ? <ChosenApp app={app} {...(!disabled && { onRemove: () => edit(AT, { [field]: null }) })} /> : null}
            {field === 'official_app_uuid' && app ? <PreviewOpening app={app} storeId={storeId} /> : null}
            {chosen ? null : <NoApp />}
            {disabled ? null : (
              <Group>
                <Button id={id} aria-labelledby={`${id}-label ${id}-act`} aria-describedby={describedBy} onClick={() => setChoosing(true)}>
                  <span id={`${id}-act`}>{t(chosen ? 'game.chooseOther' : 'game.chooseApp')}</span>
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </Field>
      {choosing ? (
        <AppSelector
          title={label}
          storeId={storeId}
          value={chosen}
          onClose={() => setChoosing(false)}
          onPick={(taken) => {
            setPicked(taken);
            edit(AT, { [field]: taken.uuid });
            setChoosing(false);
          }}
        />
      ) : null}
    </Stack>
  );
}

/** Renders a link to the free opening; nothing where the package has a trial version instead, or no opening. */
function PreviewOpening({ app, storeId }: { app: App; storeId: string }) {
  const { t } = useTranslation();
  const { navigation } = useHost();
  const trial = useEditor((state) => state.draft.store_submit_game_pack.trial_app_uuid);
  const saved = useEditor((state) => state.savedSubmit.draft.store_submit_game_pack.official_app_uuid);
  if (!app.has_opening || trial !== null || saved !== app.uuid) return null;
  return (
    <Group>
      <Button
        href={navigation.href(paths.storeFullscreen(storeId, { preview: 'opening' }))}
        target="_blank"
        leftIcon={<IconExternalLink size={18} aria-hidden="true" />}
      >
        {t('game.previewOpening')}
      </Button>
    </Group>
  );
}

export function NoApp() {
  const { t } = useTranslation();
  return (
    <Text size="small" tone="muted">
      {t('game.none')}
    </Text>
  );
}
