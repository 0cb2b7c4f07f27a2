import { Button, Card, Cover, Field, Group, IconButton, IconExternalLink, IconTrash, Notice, Stack, Text } from '@meowtale/ui';
import { Link, paths, StaleNotice, withQuery } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../apps/app-table.tsx';
import type { App } from '../apps/documents.ts';
import { AppSelector } from './app-selector.tsx';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { usePackApps } from './use-pack-apps.ts';

const AT = 'store_submit_game_pack';

/** Which app is sold, or tried. Only one that is ready and in no other store can be chosen (SPEC §5). */
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

export function NoApp() {
  const { t } = useTranslation();
  return (
    <Text size="small" tone="muted">
      {t('game.none')}
    </Text>
  );
}

/** The app of a package, with what still has to be done for it. */
export function ChosenApp({ app, onRemove }: { app: App; onRemove?: () => void }) {
  const { t } = useTranslation();
  const name = nameOf(app, t('apps.unknown'));
  return (
    <Card>
      <Stack gap={16}>
        <div className={classes.app}>
          <Cover shape="square" src={app.logo?.url} alt="" title={name} />
          <div>
            <Text weight="medium" dir="auto">
              {name}
            </Text>
            <Text size="small" tone="muted">
              {t('game.chosen', { kind: t(`apps.kindOf.${app.kind}`), version: app.version })}
            </Text>
            {app.word_count > 0 ? (
              <Text size="small" tone="muted">
                {t('game.words', { count: app.word_count })}
              </Text>
            ) : null}
          </div>
          <Group gap={4}>
            {app.previewUrl ? (
              <IconButton
                component="a"
                href={app.previewUrl}
                target="_blank"
                rel="noopener"
                label={t('apps.previewNamed', { name })}
                icon={<IconExternalLink size={20} aria-hidden="true" />}
              />
            ) : null}
            {onRemove ? (
              <IconButton
                label={t('upload.removeNamed', { what: name })}
                icon={<IconTrash size={20} aria-hidden="true" />}
                onClick={onRemove}
              />
            ) : null}
          </Group>
        </div>
        {app.logo === null ? (
          <Notice
            tone="warning"
            actions={
              <Button component={Link} to={withQuery(paths.lobby(), { app: app.uuid })}>
                {t('game.addLogo')}
              </Button>
            }
          >
            {t('missing.pack_icon')}
          </Notice>
        ) : null}
      </Stack>
    </Card>
  );
}
