import { LostPartContext } from '@meowtale/ui';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { type Client, Provider as GraphqlProvider } from 'urql';
import { Failure } from './failure.tsx';
import { FailureGroupProvider } from './failure-group.tsx';
import type { HostV1 } from './host.ts';
import { HostProvider } from './host-context.tsx';
import { KIT } from './i18n.ts';

function LostPart({ retry }: { retry(): void }) {
  const { t } = useTranslation(KIT);
  return <Failure error={{ code: 'other/network-request-failed' }} title={t('part.failed')} onRetry={retry} autoRetry />;
}
const sayLost = (retry: () => void) => <LostPart retry={retry} />;

interface SliceScopeProps {
  host: HostV1;
  words: i18n;
  /** The host's own of now unless given: a page that the server drew begins with the client that has what it drew. */
  client?: Client;
  children: ReactNode;
}

/**
 * Provides what a slice's pages read through hooks: the host, its GraphQL client, the slice's own words, and what is said of a part whose
 * code can't be fetched. The shell puts it around every page and popup, so that no slice has to.
 */
export function SliceScope({ host, words, client = host.urql, children }: SliceScopeProps) {
  return (
    <HostProvider host={host}>
      <GraphqlProvider value={client}>
        <I18nextProvider i18n={words}>
          <FailureGroupProvider>
            <LostPartContext value={sayLost}>{children}</LostPartContext>
          </FailureGroupProvider>
        </I18nextProvider>
      </GraphqlProvider>
    </HostProvider>
  );
}
