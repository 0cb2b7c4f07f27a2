import { DESKTOP_WIDTH_PX } from '@meowtale/contracts';
import { LOBBY_POPUPS } from '@meowtale/contracts/popups/lobby';
import type { RouteConfig, SliceConfig } from '@meowtale/web-kit';

// For large screens: dense pages need this much room (SPEC §1, "PC web only").
const lobby = { frame: 'lobby', roles: ['user'], minWidth: DESKTOP_WIDTH_PX } as const satisfies Partial<RouteConfig>;
const staff = { ...lobby, roles: ['staff'] } as const satisfies Partial<RouteConfig>;
const editor = { frame: 'editor', roles: ['user'], minWidth: DESKTOP_WIDTH_PX } as const satisfies Partial<RouteConfig>;

export const slice: SliceConfig = {
  name: 'mf-lobby',
  budgetBytes: 3_100_000,
  routes: [
    { ...lobby, id: 'apps', pattern: '/lobby', titleKey: 'apps.title' },
    { ...lobby, id: 'stores', pattern: '/lobby/stores', titleKey: 'stores.title' },
    { ...lobby, id: 'agent', pattern: '/lobby/agent', titleKey: 'agent.title' },
    { ...lobby, id: 'marketing', pattern: '/lobby/marketing', titleKey: 'marketing.title' },
    { ...lobby, id: 'ad-links', pattern: '/lobby/marketing/ad-links', titleKey: 'marketing.tab.ad-links' },
    { ...lobby, id: 'ad-link', pattern: '/lobby/marketing/ad-links/:uuid', titleKey: 'marketing.tab.ad-links' },
    { ...lobby, id: 'promote', pattern: '/lobby/marketing/promote/:id', titleKey: 'promote.title' },
    { ...lobby, id: 'distribution', pattern: '/lobby/marketing/distribution', titleKey: 'marketing.tab.distribution' },
    {
      ...lobby,
      id: 'distribution-management',
      pattern: '/lobby/marketing/distribution/management',
      titleKey: 'marketing.tab.distribution/management',
    },
    { ...lobby, id: 'discounts', pattern: '/lobby/marketing/discounts', titleKey: 'marketing.tab.discounts' },
    { ...lobby, id: 'income', pattern: '/lobby/income', titleKey: 'income.title' },
    { ...lobby, id: 'reconciliation', pattern: '/lobby/income/reconciliation', titleKey: 'income.tab.reconciliation' },
    { ...lobby, id: 'settlement', pattern: '/lobby/income/settlement/:month', titleKey: 'settlement.title' },
    { ...lobby, id: 'sales-report', pattern: '/lobby/income/sales-report/:id?', titleKey: 'income.tab.sales-report' },
    { ...lobby, id: 'withdrawal', pattern: '/lobby/income/withdrawal', titleKey: 'income.tab.withdrawal' },
    { ...staff, id: 'review', pattern: '/lobby/staff', titleKey: 'staff.room.queues' },
    { ...staff, id: 'staff-stores', pattern: '/lobby/staff/stores', titleKey: 'staff.room.stores' },
    { ...staff, id: 'staff-home', pattern: '/lobby/staff/home', titleKey: 'staff.room.home' },
    { ...staff, id: 'people', pattern: '/lobby/staff/people', titleKey: 'staff.room.people' },
    { ...staff, id: 'comment-reports', pattern: '/lobby/staff/comments', titleKey: 'staff.room.comments' },
    { ...staff, id: 'refunds', pattern: '/lobby/staff/refunds', titleKey: 'staff.room.refunds' },
    { ...staff, id: 'payment-differences', pattern: '/lobby/staff/payment-differences', titleKey: 'staff.room.payment-differences' },
    { ...staff, id: 'payouts', pattern: '/lobby/staff/payouts', titleKey: 'staff.room.payouts' },
    { ...staff, id: 'silver', pattern: '/lobby/staff/silver', titleKey: 'staff.room.silver' },
    { ...staff, id: 'staff-plans', pattern: '/lobby/staff/plans', titleKey: 'staff.room.plans' },
    { ...staff, id: 'notifications', pattern: '/lobby/staff/notifications', titleKey: 'staff.room.notifications' },
    { ...staff, id: 'activities', pattern: '/lobby/staff/activities', titleKey: 'staff.room.activities' },
    { ...staff, id: 'releases', pattern: '/lobby/staff/releases', titleKey: 'staff.room.releases' },
    { ...staff, id: 'dead-letters', pattern: '/lobby/staff/dead-letters', titleKey: 'staff.room.dead-letters' },
    { ...staff, id: 'audit', pattern: '/lobby/staff/audit', titleKey: 'staff.room.audit' },
    { ...lobby, id: 'profile', pattern: '/lobby/profile', titleKey: 'profile.title' },
    { ...lobby, id: 'notification', pattern: '/lobby/notification', titleKey: 'notification.title' },
    { ...lobby, id: 'new-listing', pattern: '/set-store', titleKey: 'newListing.title' },
    { ...editor, id: 'overview', pattern: '/set-store/:id', titleKey: 'editor.tab.overview' },
    { ...editor, id: 'information', pattern: '/set-store/:id/information', titleKey: 'editor.tab.information' },
    { ...editor, id: 'application', pattern: '/set-store/:id/application', titleKey: 'editor.tab.application' },
    { ...editor, id: 'package-settings', pattern: '/set-store/:id/GamePackageSettings', titleKey: 'game.settings' },
    { ...editor, id: 'price', pattern: '/set-store/:id/price', titleKey: 'editor.tab.price' },
    { ...editor, id: 'submit', pattern: '/set-store/:id/submit', titleKey: 'editor.tab.submit' },
    { ...editor, id: 'publishing-check', pattern: '/set-store/:id/publishing-check', titleKey: 'editor.tab.publishing-check' },
    { ...editor, id: 'package-review', pattern: '/set-store/:id/package-review', titleKey: 'editor.tab.package-review' },
  ],
  navigation: [
    { frame: 'lobby', to: '/lobby', order: 10, labelKey: 'nav.apps', icon: 'book-2', roles: ['user'] },
    { frame: 'lobby', to: '/lobby/stores', order: 30, labelKey: 'nav.stores', icon: 'building-store', roles: ['user'] },
    { frame: 'lobby', to: '/lobby/agent', order: 40, labelKey: 'nav.agent', icon: 'users', roles: ['publisher'] },
    { frame: 'lobby', to: '/lobby/marketing', order: 50, labelKey: 'nav.marketing', icon: 'speakerphone', roles: ['user'] },
    { frame: 'lobby', to: '/lobby/income', order: 60, labelKey: 'nav.income', icon: 'coin', roles: ['user'] },
    { frame: 'lobby', to: '/lobby/profile', order: 70, labelKey: 'nav.profile', icon: 'user', roles: ['user'] },
    { frame: 'lobby', to: '/lobby/notification', order: 80, labelKey: 'nav.notification', icon: 'bell', roles: ['user'] },
    { frame: 'lobby', to: '/lobby/staff', order: 90, labelKey: 'nav.staff', icon: 'eye', roles: ['staff'] },
  ],
  popups: LOBBY_POPUPS,
};
