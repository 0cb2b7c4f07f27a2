import { type CreateSlice, createSliceI18n, HostProvider, SliceI18nProvider } from '@meowtale/web-kit';
import { Provider as UrqlProvider } from 'urql';
import { loadWords } from './app/load-words.ts';
import { AppsPage } from './features/apps/apps-page.tsx';
import { IncomePage } from './features/income/income-page.tsx';
import { ReviewPage } from './features/review/review-page.tsx';
import { GameTab } from './features/store-editor/game-tab.tsx';
import { InformationTab } from './features/store-editor/information-tab.tsx';
import { OpenStoresProvider } from './features/store-editor/open-stores.tsx';
import { OverviewTab } from './features/store-editor/overview-tab.tsx';
import { PriceTab } from './features/store-editor/price-tab.tsx';
import { editorPage } from './features/store-editor/store-editor-page.tsx';
import type { StoreSession } from './features/store-editor/store-session.ts';
import { SubmitTab } from './features/store-editor/submit-tab.tsx';
import { StoresPage } from './features/stores/stores-page.tsx';

/** What the shell loads: a creator's works and listings, what they earn, and staff's desk. */
export const createSlice: CreateSlice = async (host) => {
  const i18n = await createSliceI18n(host.locale, loadWords);
  const openStores = new Map<string, StoreSession>();
  return {
    routes: {
      apps: AppsPage,
      stores: StoresPage,
      income: IncomePage,
      review: ReviewPage,
      overview: editorPage('overview', OverviewTab),
      information: editorPage('information', InformationTab),
      application: editorPage('application', GameTab),
      price: editorPage('price', PriceTab),
      submit: editorPage('submit', SubmitTab),
    },
    popups: {},
    // biome-ignore lint/correctness/noComponentHookFactories: the shell makes a slice once per tab, and its host and words with it
    Provider: ({ children }) => (
      <HostProvider host={host}>
        <UrqlProvider value={host.urql}>
          <SliceI18nProvider instance={i18n}>
            <OpenStoresProvider stores={openStores}>{children}</OpenStoresProvider>
          </SliceI18nProvider>
        </UrqlProvider>
      </HostProvider>
    ),
  };
};
