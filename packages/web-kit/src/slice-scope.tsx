import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider as GraphqlProvider } from 'urql';
import type { HostV1 } from './host.ts';
import { HostProvider } from './host-context.tsx';

/**
 * What a slice's pages read through hooks: the host, its GraphQL client of now, the slice's own words. The shell puts it
 * around every page and popup, so that no slice has to.
 */
export function SliceScope({ host, words, children }: { host: HostV1; words: i18n; children: ReactNode }) {
  return (
    <HostProvider host={host}>
      <GraphqlProvider value={host.urql}>
        <I18nextProvider i18n={words}>{children}</I18nextProvider>
      </GraphqlProvider>
    </HostProvider>
  );
}
