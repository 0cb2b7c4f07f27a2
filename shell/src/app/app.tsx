import { UiProvider } from '@meowtale/ui';
import { SliceScope } from '@meowtale/web-kit';
import { useStore } from 'zustand';
import { CrashBoundary } from './crash-boundary.tsx';
import { Overlays } from './overlays.tsx';
import { Root } from './root.tsx';
import { type Shell, ShellContext } from './shell.ts';

export function App({ shell }: { shell: Shell }) {
  // A new person brings a new GraphQL client, for which everything below must render again.
  useStore(shell.clients);
  const { scheme } = useStore(shell.theme.store);
  return (
    <ShellContext value={shell}>
      <SliceScope host={shell.host} words={shell.i18n}>
        <UiProvider nonce={shell.plan.nonce} colorScheme={scheme} locale={shell.plan.locale}>
          <CrashBoundary>
            <Root />
          </CrashBoundary>
          <Overlays />
        </UiProvider>
      </SliceScope>
    </ShellContext>
  );
}
