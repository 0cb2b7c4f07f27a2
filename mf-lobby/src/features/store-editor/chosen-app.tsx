import { Button, Card, Cover, Group, IconButton, IconExternalLink, IconTrash, Notice, Stack, Text } from '@meowtale/ui';
import { Link, paths, toAppError, useHost, withQuery } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { nameOf } from '../apps/app-table.tsx';
import { type App, setAppTags, TOUCHES_APPS } from '../apps/documents.ts';
import { withTrash } from '../apps/labels.ts';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { isEditable } from './editor-state.ts';

/** Renders the app of a package, with what still has to be done for it. */
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
        {app.deleted_at === null ? null : <Trashed app={app} />}
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

/** Renders what the trash means for the package, and the button that restores the app. */
function Trashed({ app }: { app: App }) {
  const { t } = useTranslation();
  const { notify, showError } = useHost();
  const editable = useEditor(isEditable);
  const [{ fetching }, tag] = useMutation(setAppTags);
  async function restore() {
    const { error } = await tag({ uuid: app.uuid, tags: withTrash(app.tags, false) }, TOUCHES_APPS);
    if (error) showError(toAppError(error));
    else notify(t('apps.restored', { name: nameOf(app, t('apps.unknown')) }), 'success');
  }
  return (
    <Notice
      tone="warning"
      actions={
        <Button loading={fetching} onClick={restore}>
          {t('apps.restore')}
        </Button>
      }
    >
      {t(editable ? 'missing.pack_app_trashed' : 'game.trashedKept')}
    </Notice>
  );
}
