import { GAME_PACK_MAX_BYTES, INK_MAX_BYTES, UPLOAD_CHUNK_BYTES } from '@meowtale/contracts';
import { Button, FileDrop, Modal, Notice, Stack, validateFile } from '@meowtale/ui';
import { type AppError, formatBytes, toAppError, useHost } from '@meowtale/web-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { useRefusalSentence } from '../../app/sentences.ts';
import { useUpload } from '../../app/use-upload.ts';
import { UploadProgress } from '../uploader/upload-progress.tsx';
import { isUnderWay, useUploader } from '../uploader/use-uploader.ts';
import { nameOf } from './app-table.tsx';
import { type App, setAppUpload } from './documents.ts';
import { FaultList } from './fault-list.tsx';

const ACCEPT = ['.ink', '.zip'];

interface UploadPopupProps {
  app: App;
  onClose(): void;
}

const isSame = (one: File, other: File) => one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Brings a story (.ink) or a web game (.zip) into an app, and says by the line what is wrong with one that can't be used. */
export function UploadPopup({ app, onClose }: UploadPopupProps) {
  const { t } = useTranslation();
  const sentence = useRefusalSentence();
  const { locale, notify } = useHost();
  const upload = useUpload();
  const { uploader, state } = useUploader(`app.${app.uuid}`);
  const [{ fetching }, setUpload] = useMutation(setAppUpload);
  const [faults, setFaults] = useState(app.faults);
  const [failure, setFailure] = useState<AppError | null>(null);
  const kept = useRef<{ file: File; uuid: string } | null>(null);
  const sending = isUnderWay(state);
  const busy = fetching || sending || upload.progress !== undefined;

  async function take(file: File) {
    setFailure(null);
    // A story and a game have limits of their own; the drop area knows only the larger.
    const maxBytes = file.name.toLowerCase().endsWith('.ink') ? INK_MAX_BYTES : GAME_PACK_MAX_BYTES;
    if (validateFile(file, { maxBytes })) return upload.refuse(file, 'size', { maxBytes });
    // What arrived before an answer was lost needn't be sent again.
    if (!kept.current || !isSame(kept.current.file, file)) {
      const arrived = await bring(file);
      if (!arrived) return;
      kept.current = { file, uuid: arrived };
    }
    await use(kept.current.uuid);
  }

  /** What is larger than a part comes in parts: it can be paused, and gone on with after a reload. */
  async function bring(file: File): Promise<string | null> {
    if (file.size > UPLOAD_CHUNK_BYTES || state.kind === 'kept') return uploader.start(file, 'web');
    return (await upload.send(file, { scope: 'app' }))?.uuid ?? null;
  }

  async function finish() {
    setFailure(null);
    const arrived = await uploader.finish();
    if (arrived) await use(arrived);
  }

  async function use(file_uuid: string) {
    const { data, error } = await setUpload({ uuid: app.uuid, file_uuid });
    if (!data) return setFailure(error ? toAppError(error) : { code: '9999' });
    setFaults(data.setAppUpload.faults);
    kept.current = null;
    if (data.setAppUpload.faults.length > 0) return;
    notify(t('uploadPopup.done', { version: data.setAppUpload.version }), 'success');
    onClose();
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
            description={t('uploadPopup.hint', { ink: formatBytes(INK_MAX_BYTES, locale), zip: formatBytes(GAME_PACK_MAX_BYTES, locale) })}
            accept={ACCEPT}
            maxBytes={GAME_PACK_MAX_BYTES}
            value={null}
            progress={fetching ? null : upload.progress}
            error={upload.error ?? (failure ? sentence(failure) : undefined)}
            onFile={take}
            onRefuse={(file, why) => upload.refuse(file, why, { accept: ACCEPT, maxBytes: GAME_PACK_MAX_BYTES })}
            labels={{
              choose: t('upload.choose'),
              drop: t('upload.drop'),
              remove: t('upload.remove'),
              progress: t(fetching ? 'uploadPopup.checking' : 'upload.progress'),
            }}
          />
        )}
        {faults.length > 0 ? (
          <Notice tone="danger" live title={t('apps.faults', { count: faults.length })}>
            {app.version > 0 ? <p>{t('uploadPopup.stays')}</p> : null}
            <FaultList faults={faults} />
          </Notice>
        ) : null}
      </Stack>
    </Modal>
  );
}
