import { type CreateSlice, createSliceI18n } from '@meowtale/web-kit';
import { ActivitiesPage } from './features/activities/activities-page.tsx';
import { AgentPage } from './features/agent/agent-page.tsx';
import { AppsPage } from './features/apps/apps-page.tsx';
import { AuditPage } from './features/audit/audit-page.tsx';
import { IncomePage } from './features/income/income-page.tsx';
import { LettersPage } from './features/letters/letters-page.tsx';
import { NotificationsPage } from './features/official-notices/notices-page.tsx';
import { StoresPage as StaffStoresPage } from './features/overrides/stores-page.tsx';
import { PeoplePage } from './features/people/people-page.tsx';
import { ReviewPage } from './features/review/review-page.tsx';
import { GameTab } from './features/store-editor/game-tab.tsx';
import { InformationTab } from './features/store-editor/information-tab.tsx';
import { OverviewTab } from './features/store-editor/overview-tab.tsx';
import { PackageReviewTab } from './features/store-editor/package-review-tab.tsx';
import { PriceTab } from './features/store-editor/price-tab.tsx';
import { PublishingTab } from './features/store-editor/publishing-tab.tsx';
import { editorPage } from './features/store-editor/store-editor-page.tsx';
import { SubmitTab } from './features/store-editor/submit-tab.tsx';
import { StoresPage } from './features/stores/stores-page.tsx';

/** What the shell loads: a creator's works and listings, what they earn, and staff's desk. */
export const createSlice: CreateSlice = async (host) => {
  return {
    routes: {
      activities: ActivitiesPage,
      audit: AuditPage,
      'dead-letters': LettersPage,
      notifications: NotificationsPage,
      people: PeoplePage,
      'staff-stores': StaffStoresPage,
      apps: AppsPage,
      stores: StoresPage,
      income: IncomePage,
      agent: AgentPage,
      review: ReviewPage,
      overview: editorPage('overview', OverviewTab),
      information: editorPage('information', InformationTab),
      application: editorPage('application', GameTab),
      price: editorPage('price', PriceTab),
      submit: editorPage('submit', SubmitTab),
      'publishing-check': editorPage('publishing-check', PublishingTab),
      'package-review': editorPage('package-review', PackageReviewTab),
    },
    popups: {},
    words: await createSliceI18n(
      host.locale,
      (locale) => import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } }),
    ),
  };
};
