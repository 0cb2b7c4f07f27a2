import type { PlatformKey } from '@meowtale/contracts';
import { PACK_TYPE } from '@meowtale/contracts';
import { beginning } from '@meowtale/contracts/text/characters';
import { Button, Group, Notice, Stack, Text } from '@meowtale/ui';
import { type AppError, FailureNotice, Link, paths, toAppError, useHost, useRequestKey } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorStore } from '../drama-editor/editor-context.tsx';
import { fieldIn } from '../drama-editor/editor-state.ts';
import { settingIn } from '../story-edits/part-edits.ts';
import { addListing, fillListing, type MadeApp } from './documents.ts';

const NAME_MAX = 100;
const BRIEF_MAX = 300;

/** Renders the next steps of a made app: play it, and create a listing with its name, its text and its package. */
export function MadeSteps({ app }: { app: MadeApp }) {
  const { t } = useTranslation();
  const { list, failure, busy } = useMakeListing(app);
  return (
    <Stack gap={16}>
      <Notice tone="success" live title={t('make.done', { name: app.name, version: app.version })}>
        {t('make.doneHint')}
      </Notice>
      <Group gap={8}>
        {app.previewUrl ? (
          <Button component="a" href={app.previewUrl} target="_blank" rel="noopener">
            {t('make.play')}
          </Button>
        ) : null}
        <Button component={Link} to={paths.lobby()}>
          {t('make.toApps')}
        </Button>
        <Button variant="primary" loading={busy} onClick={list}>
          {t('make.listing')}
        </Button>
      </Group>
      <Text size="small" tone="muted">
        {t('make.listingHint')}
      </Text>
      <FailureNotice failure={failure} />
    </Stack>
  );
}

function useMakeListing(app: MadeApp) {
  const { t } = useTranslation();
  const host = useHost();
  const store = useEditorStore();
  const keys = useRequestKey();
  const [failure, setFailure] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);

  async function list() {
    setFailure(null);
    const platform = await host.openPopup<PlatformKey>('shell.platform', { title: t('make.platform'), hint: t('make.platformHint') });
    if (!platform) return;
    setBusy(true);
    const added = await host.urql.mutation(addListing, { platform_key: platform, key: keys.of({ app: app.uuid, platform }) }).toPromise();
    const id = added.data?.addStore.uuid;
    const filled = id ? await host.urql.mutation(fillListing, { store_id: id, data: firstDraft() }).toPromise() : null;
    setBusy(false);
    const error = added.error ?? filled?.error;
    // Fields that couldn't be filled can be written there.
    if (id) return host.navigation.push(paths.setStore(id, 'information'));
    setFailure(error ? toAppError(error) : { code: '9999' });
  }

  function firstDraft() {
    const { draft } = store.getState();
    const { language } = settingIn(draft);
    const texts = { name: beginning(fieldIn({ draft }, 'title'), NAME_MAX), brief: beginning(fieldIn({ draft }, 'brief'), BRIEF_MAX) };
    return {
      store_submit_info: { default_lang: language, list: [{ language, ...texts }] },
      store_submit_game_pack: { type: PACK_TYPE.app, official_app_uuid: app.uuid },
    };
  }
  return { list, failure, busy };
}
