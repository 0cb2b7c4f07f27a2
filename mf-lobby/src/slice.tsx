import { type CreateSlice, createSliceI18n, lazyView } from '@meowtale/web-kit';
import { ActivitiesPage } from './features/activities/activities-page.tsx';
import { AgentPage } from './features/agent/agent-page.tsx';
import { AppsPage } from './features/apps/apps-page.tsx';
import { AuditPage } from './features/audit/audit-page.tsx';
import { DeadLettersPage } from './features/dead-letters/dead-letters-page.tsx';
import { IncomePage } from './features/income/income-page.tsx';
import { NotificationsPage } from './features/official-notices/notices-page.tsx';
import { StoresPage as StaffStoresPage } from './features/overrides/stores-page.tsx';
import { PeoplePage } from './features/people/people-page.tsx';
import { RefundsPage } from './features/refunds/refunds-page.tsx';
import { ReviewPage } from './features/review/review-page.tsx';
import { SilverPage } from './features/silver/silver-page.tsx';
import { GameTab, PackageSettingsTab } from './features/store-editor/game-tab.tsx';
import { InformationTab } from './features/store-editor/information-tab.tsx';
import { OverviewTab } from './features/store-editor/overview-tab.tsx';
import { PackageReviewTab } from './features/store-editor/package-review-tab.tsx';
import { PriceTab } from './features/store-editor/price-tab.tsx';
import { PublishingTab } from './features/store-editor/publishing-tab.tsx';
import { editorPage } from './features/store-editor/store-editor-page.tsx';
import { SubmitTab } from './features/store-editor/submit-tab.tsx';
import { NewListingPage, StoresPage } from './features/stores/stores-page.tsx';

/** Creates the slice for the shell: a creator's apps, listings and income, and the staff pages. */
export const createSlice: CreateSlice = async (host) => {
  return {
    routes: {
      activities: ActivitiesPage,
      audit: AuditPage,
      'dead-letters': DeadLettersPage,
      notification: lazyView(async () =>
        (await import('./features/notification/open-notification-page.ts')).openNotificationPage(host.locale),
      ),
      notifications: NotificationsPage,
      people: PeoplePage,
      profile: lazyView(async () => (await import('./features/profile/open-profile-page.tsx')).openProfilePage(host.locale)),
      refunds: RefundsPage,
      silver: SilverPage,
      'comment-reports': lazyView(async () => (await import('./features/reports/reports-page.tsx')).ReportsPage),
      'payment-differences': lazyView(async () => (await import('./features/unmatched/unmatched-page.tsx')).UnmatchedPage),
      releases: lazyView(async () => (await import('./features/releases/releases-page.tsx')).ReleasesPage),
      'staff-home': lazyView(async () => (await import('./features/home/home-page.tsx')).HomePage),
      payouts: lazyView(async () => (await import('./features/payouts/payouts-page.tsx')).PayoutsPage),
      'staff-plans': lazyView(async () => (await import('./features/plans/plans-page.tsx')).PlansPage),
      'staff-stores': StaffStoresPage,
      apps: AppsPage,
      stores: StoresPage,
      'new-listing': NewListingPage,
      marketing: lazyView(async () => (await import('./features/marketing/overview-page.tsx')).MarketingPage),
      'ad-links': lazyView(async () => (await import('./features/marketing/ad-links-page.tsx')).AdLinksPage),
      'ad-link': lazyView(async () => (await import('./features/marketing/ad-link-page.tsx')).AdLinkPage),
      promote: lazyView(async () => (await import('./features/marketing/promote-page.tsx')).PromotePage),
      distribution: lazyView(async () => (await import('./features/marketing/distribution-page.tsx')).DistributionPage),
      'distribution-management': lazyView(async () => (await import('./features/marketing/management-page.tsx')).ManagementPage),
      discounts: lazyView(async () => (await import('./features/marketing/discounts-page.tsx')).DiscountsPage),
      income: IncomePage,
      withdrawal: lazyView(async () => (await import('./features/withdrawal/withdrawal-page.tsx')).WithdrawalPage),
      reconciliation: lazyView(async () => (await import('./features/income/reconciliation-page.tsx')).ReconciliationPage),
      settlement: lazyView(async () => (await import('./features/income/settlement-page.tsx')).SettlementPage),
      'sales-report': lazyView(async () => (await import('./features/income/sales-report-page.tsx')).SalesReportPage),
      agent: AgentPage,
      review: ReviewPage,
      overview: editorPage('overview', OverviewTab),
      information: editorPage('information', InformationTab),
      application: editorPage('application', GameTab),
      'package-settings': editorPage('application', PackageSettingsTab),
      price: editorPage('price', PriceTab),
      submit: editorPage('submit', SubmitTab),
      'publishing-check': editorPage('publishing-check', PublishingTab),
      'package-review': editorPage('package-review', PackageReviewTab),
    },
    popups: { 'lobby.promote': lazyView(async () => (await import('./features/marketing/promote-popup.tsx')).PromotePopup) },
    words: await createSliceI18n(
      host.locale,
      (locale) => import(/* webpackChunkName: "words-[request]" */ `../locales/${locale}.json`, { with: { type: 'json' } }),
    ),
  };
};
