import { useHost, usePerson } from '@meowtale/web-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { uploadApi } from './upload-api.ts';
import type { UploadState } from './upload-state.ts';
import { Uploader } from './uploader.ts';

const UNDER_WAY: readonly UploadState['kind'][] = ['reading', 'sending', 'joining'];

/** Returns whether leaving would stop it. */
export const isUnderWay = (state: UploadState): boolean => UNDER_WAY.includes(state.kind);

/** Returns one place's upload: leaving the page while it runs asks first, by our own links and by the browser's. */
export function useUploader(place: string): { uploader: Uploader; state: UploadState } {
  const { t } = useTranslation();
  const host = useHost();
  const person = usePerson();
  const [uploader] = useState(() => new Uploader({ person: person?.uuid ?? '', place, api: uploadApi(host) }));
  const state = useStore(uploader.state);
  const busy = isUnderWay(state);
  useEffect(() => {
    if (!busy) return;
    return host.navigation.guard(() => t('uploader.leave'));
  }, [busy, host, t]);
  useEffect(() => () => uploader.leave(), [uploader]);
  return { uploader, state };
}
