import { GAME_PACK_MAX_BYTES } from '@meowtale/contracts';
import { APP_NAME_MAX } from '@meowtale/contracts/inputs/catalog/app';
import { PACKAGE_SYSTEMS, type PackageFile, type PackVersion, type System } from '@meowtale/contracts/inputs/catalog/game-pack';
import { beginning } from '@meowtale/contracts/text/characters';
import { FileDrop, type FileRefusal, Notice, Stack } from '@meowtale/ui';
import { formatBytes, useHost } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import { FaultList } from '../apps/fault-list.tsx';
import { UploadProgress } from '../uploader/upload-progress.tsx';
import { isUnderWay, useUploader } from '../uploader/use-uploader.ts';
import { nameOfListing } from './editor-bar.tsx';
import { useEditor, useEditorStore } from './editor-context.tsx';
import { IDLE } from './editor-state.ts';
import { makePackApp } from './make-pack-app.ts';
import { usePackApps } from './use-pack-apps.ts';

/** SPEC §5. */
const EXTENSIONS: Record<System, string[]> = {
  web: ['.zip', '.html', '.htm'],
  windows: ['.zip'],
  macos: ['.zip'],
  android: ['.apk'],
  ios: ['.ipa'],
};

/** Returns the key under which the browser stores an upload. */
export const placeOf = (storeId: string, version: PackVersion, system: System): string => `pack.${storeId}.${version}.${system}`;

interface PackageUploadProps {
  version: PackVersion;
  system: System;
  /** Called with true while another system can't be chosen. */
  onBusy(busy: boolean): void;
}

/** Renders the upload of one package: a web game becomes an app of its creator, another file is stored as it is. */
export function PackageUpload({ version, system, onBusy }: PackageUploadProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const storeId = useEditor((state) => state.listing.uuid);
  const { uploader, state } = useUploader(placeOf(storeId, version, system));
  const use = useUse(version, system);
  const made = useEditor((state) => state.making[version]);
  const { busy: making, failure, faults } = (system === 'web' && made) || IDLE;
  const [refusal, setRefusal] = useState<string>();
  const accept = EXTENSIONS[system];
  const going = isUnderWay(state) || state.kind === 'paused';
  const busy = going || making;
  useEffect(() => {
    onBusy(busy);
    return () => onBusy(false);
  }, [busy, onBusy]);

  async function take(file: File) {
    setRefusal(undefined);
    const uuid = await uploader.start(file, system);
    if (uuid) await use(uuid, file.name);
  }
  async function finish() {
    const name = state.kind === 'kept' ? state.kept.name : '';
    const uuid = await uploader.finish();
    if (uuid) await use(uuid, name);
  }
  const refuse = (file: File, why: FileRefusal) =>
    setRefusal(t(`upload.refusal.${why}`, { name: file.name, types: accept.join(', '), size: formatBytes(GAME_PACK_MAX_BYTES, locale) }));
  return (
    <Stack gap={12}>
      <UploadProgress uploader={uploader} state={state} onFinish={finish} />
      {going ? null : (
        <FileDrop
          label={t('packages.choose', { system: t(`system.${system}`) })}
          description={t(`packages.${system}`, { size: formatBytes(GAME_PACK_MAX_BYTES, locale) })}
          accept={accept}
          maxBytes={GAME_PACK_MAX_BYTES}
          value={null}
          progress={making ? null : undefined}
          error={refusal}
          onFile={take}
          onRefuse={refuse}
          labels={{ choose: t('upload.choose'), drop: t('upload.drop'), remove: t('upload.remove'), progress: t('uploadPopup.checking') }}
        />
      )}
      <RefusalNotice failure={failure} />
      {faults.length > 0 ? (
        <Notice tone="danger" live title={t('apps.faults', { count: faults.length })}>
          <FaultList faults={faults} />
        </Notice>
      ) : null}
    </Stack>
  );
}

/** Returns the function that uses an uploaded file. */
function useUse(version: PackVersion, system: System) {
  const { t } = useTranslation();
  const host = useHost();
  const editor = useEditorStore();
  const { apps } = usePackApps();
  const pack = useEditor((state) => state.draft.store_submit_game_pack);
  const listing = useEditor(nameOfListing);
  const { editPack, keepFile } = useEditor((state) => state);

  return async function use(file_uuid: string, basename: string): Promise<void> {
    const os = PACKAGE_SYSTEMS.find((known) => known === system);
    if (os) {
      keepFile({ uuid: file_uuid, url: '', basename });
      const row: PackageFile = { type: version, os, file_uuid };
      editPack(({ app_upload }) => ({ app_upload: [...app_upload.filter((other) => other.type !== version || other.os !== os), row] }));
      return host.notify(t('packages.done', { name: basename }), 'success');
    }
    const before = apps.find((app) => app.uuid === pack[`${version}_uuid`] && app.kind === 'upload' && app.deleted_at === null);
    const name = beginning(listing || basename.replace(/\.(?:zip|html?)$/i, ''), APP_NAME_MAX);
    const app = await makePackApp(host, editor, { version, file_uuid, uuid: before?.uuid ?? null, name });
    if (app) host.notify(t('uploadPopup.done', { version: app.version }), 'success');
  };
}
