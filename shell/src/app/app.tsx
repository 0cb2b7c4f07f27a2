import { Toasts, UiProvider } from '@meowtale/ui';
import { SliceScope } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { useStore } from 'zustand';
import { ErrorDialog } from '../errors/error-dialog.tsx';
import { PopupsHost } from '../popups/popups-host.tsx';
import { type Shell, ShellContext } from './shell.ts';

function Overlays() {
  const { t } = useTranslation();
  return (
    <>
      <PopupsHost />
      <ErrorDialog />
      <Toasts label={t('toasts.label')} closeLabel={t('common.close')} />
    </>
  );
}

export function App({ shell }: { shell: Shell }) {
  // A new person brings a new GraphQL client, and everything below must hear of it.
  useStore(shell.clients);
  const { scheme } = useStore(shell.theme.store);
  return (
    <ShellContext value={shell}>
      <SliceScope host={shell.host} words={shell.i18n}>
        <UiProvider nonce={shell.plan.nonce} colorScheme={scheme} locale={shell.plan.locale}>
          <RouterProvider router={shell.router} />
          <Overlays />
        </UiProvider>
      </SliceScope>
    </ShellContext>
  );
}
