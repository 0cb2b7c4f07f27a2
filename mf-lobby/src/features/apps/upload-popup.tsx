import { GAME_PACK_MAX_BYTES, GAME_PAGE_MAX_BYTES, INK_MAX_BYTES, UPLOAD_CHUNK_BYTES } from '@meowtale/contracts';
import { Button, FileDrop, Modal, Notice, Stack, Text, validateFile } from '@meowtale/ui';
import { EntryChoice, entryCandidates, formatBytes, useHost } from '@meowtale/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalSentence } from '../../app/sentences.ts';
import { useUpload } from '../../app/use-upload.ts';
import { UploadProgress } from '../uploader/upload-progress.tsx';
import { isUnderWay, useUploader } from '../uploader/use-uploader.ts';
import { nameOf } from './app-table.tsx';
import type { App } from './documents.ts';
import { FaultList } from './fault-list.tsx';
import { becameOf, beginVersion, forgetFailure, useVersions } from './versions.ts';

const ACCEPT = ['.ink', '.json', '.zip', '.html', '.htm'];

const limitOf = (name: string): number => {
  if (/\.(?:ink|json)$/i.test(name)) return INK_MAX_BYTES;
  return /\.html?$/i.test(name) ? GAME_PAGE_MAX_BYTES : GAME_PACK_MAX_BYTES;
};

interface UploadPopupProps {
  app: App;
  onClose(): void;
}

const isSame = (one: File, other: File) => one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Renders the upload of a story (.ink, .json, .zip) or a web game (.zip, .html) into an app. It asks for the first file of a story with
 * several, and shows errors by line. The uploaded file becomes a version even if the popup is closed.
 */
export function UploadPopup({ app, onClose }: UploadPopupProps) {
  const { t } = useTranslation();
  const sentence = useRefusalSentence();
  const host = useHost();
  const { locale, notify } = host;
  const upload = useUpload();
  const { uploader, state } = useUploader(`app.${app.uuid}`);
  const version = useVersions((uuid, became) => became && uuid === app.uuid && onClose()).get(app.uuid);
  const making = version?.busy ?? false;
  const failure = version?.failure;
  const faults = version?.faults ?? app.faults;
  const stored = useRef<{ file: File; uuid: string } | null>(null);
  const used = useRef<string | null>(null);
  const candidates = entryCandidates(failure);
  const isOpen = useIsOpen(() => forgetFailure(host, app.uuid));
  const sending = isUnderWay(state);
  const busy = sending || upload.progress !== undefined;

  async function take(file: File) {
    forgetFailure(host, app.uuid);
    // A story and a page have their own limits; the drop area knows only the largest.
    const maxBytes = limitOf(file.name);
    if (validateFile(file, { maxBytes })) return upload.refuse(file, 'size', { maxBytes });
    // A file that arrived before a response was lost needn't be sent again.
    if (!stored.current || !isSame(stored.current.file, file)) {
      const arrived = await bring(file);
      if (!arrived) return;
      stored.current = { file, uuid: arrived };
    }
    await use(stored.current.uuid);
  }

  /** Uploads a file larger than a part in parts: it can be paused, and continued after a reload. */
  async function bring(file: File): Promise<string | null> {
    if (file.size > UPLOAD_CHUNK_BYTES || state.kind === 'kept') return uploader.start(file, 'web');
    return (await upload.send(file, { scope: 'app' }))?.uuid ?? null;
  }

  async function finish() {
    forgetFailure(host, app.uuid);
    const arrived = await uploader.finish();
    if (arrived) await use(arrived);
  }

  async function use(file_uuid: string, entry?: string) {
    used.current = file_uuid;
    const made = await beginVersion(host, app.uuid, file_uuid, entry);
    const became = becameOf(made);
    if (became) return notify(t('uploadPopup.done', { version: became.version }), 'success');
    // A file with errors isn't stored.
    if (made.app) stored.current = null;
    if (isOpen.current) return;
    const why = made.app ? t('apps.faults', { count: made.app.faults.length }) : sentence(made.error);
    notify(t('upload.failed', { name: nameOf(app, t('apps.unknown')), why }), 'danger');
  }

  return (
    <Modal
      open
      onClose={onClose}
      dismissible={!busy}
      title={t('uploadPopup.title', { name: nameOf(app, t('apps.unknown')) })}
      closeLabel={busy ? undefined : t('popup.close')}
      footer={
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          {t('popup.close')}
        </Button>
      }
    >
      <Stack gap={16}>
        <UploadProgress uploader={uploader} state={state} onFinish={finish} />
        {sending || state.kind === 'paused' ? null : (
          <FileDrop
            label={t('uploadPopup.file')}
            description={`${t('uploadPopup.hint', { ink: formatBytes(INK_MAX_BYTES, locale), zip: formatBytes(GAME_PACK_MAX_BYTES, locale) })} ${t('uploadPopup.hintFiles')}`}
            accept={ACCEPT}
            maxBytes={GAME_PACK_MAX_BYTES}
            value={null}
            progress={making ? null : upload.progress}
            error={upload.error ?? (failure && candidates.length === 0 ? sentence(failure) : undefined)}
            onFile={take}
            onRefuse={(file, why) => upload.refuse(file, why, { accept: ACCEPT, maxBytes: GAME_PACK_MAX_BYTES })}
            labels={{
              choose: t('upload.choose'),
              drop: t('upload.drop'),
              remove: t('upload.remove'),
              progress: t(making ? 'uploadPopup.checking' : 'upload.progress'),
            }}
          />
        )}
        {candidates.length > 0 && !busy && used.current !== null ? (
          <EntryChoice candidates={candidates} onChoose={(entry) => used.current !== null && use(used.current, entry)} />
        ) : null}
        {making ? (
          <Text size="small" tone="muted">
            {t('uploadPopup.goesOn')}
          </Text>
        ) : null}
        {faults.length > 0 && !making ? (
          <Notice tone="danger" live title={t('apps.faults', { count: faults.length })}>
            {app.version > 0 ? <p>{t('uploadPopup.stays')}</p> : null}
            <FaultList faults={faults} />
          </Notice>
        ) : null}
        {app.warnings.length > 0 && faults.length === 0 && !making ? (
          <Notice tone="warning" title={t('uploadPopup.leftOut')}>
            <FaultList faults={app.warnings} />
          </Notice>
        ) : null}
      </Stack>
    </Modal>
  );
}

/** Returns whether it is still open; `onClosed` is called when it closes. */
function useIsOpen(onClosed: () => void) {
  const isOpen = useRef(false);
  const closed = useRef(onClosed);
  useEffect(() => {
    isOpen.current = true;
    const { current: close } = closed;
    return () => {
      isOpen.current = false;
      close();
    };
  }, []);
  return isOpen;
}
