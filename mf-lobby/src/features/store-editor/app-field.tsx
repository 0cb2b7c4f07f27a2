import { Button, Card, Cover, IconButton, IconExternalLink, Notice, Select, type SelectOption, Stack, Text } from '@meowtale/ui';
import { Link, paths, StaleNotice, withQuery } from '@meowtale/web-kit';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../apps/app-table.tsx';
import type { App } from '../apps/documents.ts';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';
import { fieldId, useFieldFault } from './use-field-fault.ts';
import { usePackApps } from './use-pack-apps.ts';

const AT = 'store_submit_game_pack';

interface AppFieldProps {
  field: 'official_app_uuid' | 'trial_app_uuid';
  /** Only web games that were uploaded whole. */
  uploadsOnly: boolean;
}

/** Which app is sold, or tried. Only one that is ready and in no other store can be chosen (SPEC §5). */
export function AppField({ field, uploadsOnly }: AppFieldProps) {
  const { t } = useTranslation();
  const { apps, known, error, retry } = usePackApps();
  const chosen = useEditor((state) => state.draft.store_submit_game_pack[field]);
  const storeId = useEditor((state) => state.listing.uuid);
  const edit = useEditor((state) => state.edit);
  const disabled = !useEditor(isEditable);
  const path = `${AT}.${field}`;
  const fault = useFieldFault(path);
  const options = apps
    .filter((app) => app.uuid === chosen || (app.state === 'ready' && (!uploadsOnly || app.kind === 'upload')))
    .map((app) => optionOf(app, storeId, t));
  const app = apps.find(({ uuid }) => uuid === chosen);
  return (
    <Stack gap={12}>
      {error ? <StaleNotice error={error} onRetry={retry} /> : null}
      <Select
        id={fieldId(path)}
        label={t(`game.${field}`)}
        description={t(`game.${field}Hint`)}
        required={field === 'official_app_uuid'}
        searchable
        disabled={disabled}
        emptyText={t(apps.length === 0 && known ? 'game.noApps' : 'game.noSuchApp')}
        clearLabel={t('game.noApp')}
        placeholder={t('game.chooseApp')}
        options={options}
        value={chosen}
        error={fault ?? (known && chosen && !app ? t('missing.pack_app_unknown') : undefined)}
        onChange={(uuid) => edit(AT, { [field]: uuid })}
      />
      {known && options.length === 0 ? (
        <Notice
          actions={
            <Button component={Link} to={paths.lobby()}>
              {t('game.toApps')}
            </Button>
          }
        >
          {t('game.noAppsHint')}
        </Notice>
      ) : null}
      {app ? <ChosenApp app={app} /> : null}
    </Stack>
  );
}

/** An app in another store stays in the list and says why it can't be chosen. */
function optionOf(app: App, storeId: string, t: TFunction): SelectOption {
  const name = nameOf(app, t('apps.unknown'));
  const elsewhere = app.store_id !== null && app.store_id !== storeId;
  return { value: app.uuid, label: elsewhere ? t('game.elsewhere', { name }) : name, disabled: elsewhere };
}

function ChosenApp({ app }: { app: App }) {
  const { t } = useTranslation();
  const name = nameOf(app, t('apps.unknown'));
  return (
    <Card>
      <Stack gap={16}>
        <div className={classes.app}>
          <Cover shape="square" src={app.logo?.url} alt="" title={name} />
          <div>
            <Text weight="medium">{name}</Text>
            <Text size="small" tone="muted">
              {t('game.chosen', { kind: t(`apps.kindOf.${app.kind}`), version: app.version })}
            </Text>
          </div>
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
