import { Toasts, UiProvider } from '@meowtale/ui';
import { HostProvider, SliceI18nProvider } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router';
import { Provider as GraphqlProvider } from 'urql';
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
  const { client } = useStore(shell.clients);
  const { scheme } = useStore(shell.theme.store);
  return (
    <ShellContext value={shell}>
      <HostProvider host={shell.host}>
        <GraphqlProvider value={client}>
          <UiProvider nonce={shell.plan.nonce} colorScheme={scheme} locale={shell.plan.locale}>
            <SliceI18nProvider instance={shell.i18n}>
              <RouterProvider router={shell.router} />
              <Overlays />
            </SliceI18nProvider>
          </UiProvider>
        </GraphqlProvider>
      </HostProvider>
    </ShellContext>
  );
}
