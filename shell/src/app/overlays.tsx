import { LoadingOverlay, Toasts } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { ErrorDialog } from '../errors/error-dialog.tsx';
import { PopupsHost } from '../popups/popups-host.tsx';
import { useShell } from './shell.ts';

/** Renders the overlays of every page. An error removes the loading overlay (SPEC §8). */
export function Overlays() {
  const { t } = useTranslation();
  const { busy, errors } = useShell();
  const waiting = useStore(busy, ({ pending }) => pending > 0);
  const failed = useStore(errors, ({ shown }) => shown !== null);
  return (
    <>
      <PopupsHost />
      <LoadingOverlay active={waiting && !failed} label={t('common.loading')} />
      <ErrorDialog />
      <Toasts label={t('toasts.label')} closeLabel={t('common.close')} />
    </>
  );
}
