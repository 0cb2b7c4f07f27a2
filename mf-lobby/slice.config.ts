import { DESK_WIDTH_PX } from '@meowtale/contracts';
import type { RouteConfig, SliceConfig } from '@meowtale/web-kit';

// For a desk: dense pages need this much room (SPEC §1, "PC web only").
const lobby = { frame: 'lobby', roles: ['user'], minWidth: DESK_WIDTH_PX } as const satisfies Partial<RouteConfig>;
const staff = { ...lobby, roles: ['staff'] } as const satisfies Partial<RouteConfig>;
const editor = { frame: 'editor', roles: ['user'], minWidth: DESK_WIDTH_PX } as const satisfies Partial<RouteConfig>;

export const slice: SliceConfig = {
  name: 'mf-lobby',
  routes: [
    { ...lobby, id: 'apps', pattern: '/lobby', titleKey: 'apps.title' },
    { ...lobby, id: 'stores', pattern: '/lobby/stores', titleKey: 'stores.title' },
    { ...lobby, id: 'agent', pattern: '/lobby/agent', titleKey: 'agent.title' },
    { ...lobby, id: 'income', pattern: '/lobby/income', titleKey: 'income.title' },
    { ...staff, id: 'review', pattern: '/lobby/staff', titleKey: 'staff.room.queues' },
    { ...staff, id: 'staff-stores', pattern: '/lobby/staff/stores', titleKey: 'staff.room.stores' },
    { ...staff, id: 'people', pattern: '/lobby/staff/people', titleKey: 'staff.room.people' },
    { ...staff, id: 'notifications', pattern: '/lobby/staff/notifications', titleKey: 'staff.room.notifications' },
    { ...staff, id: 'activities', pattern: '/lobby/staff/activities', titleKey: 'staff.room.activities' },
    { ...staff, id: 'dead-letters', pattern: '/lobby/staff/dead-letters', titleKey: 'staff.room.dead-letters' },
    { ...staff, id: 'audit', pattern: '/lobby/staff/audit', titleKey: 'staff.room.audit' },
    { ...editor, id: 'overview', pattern: '/set-store/:id', titleKey: 'editor.tab.overview' },
    { ...editor, id: 'information', pattern: '/set-store/:id/information', titleKey: 'editor.tab.information' },
    { ...editor, id: 'application', pattern: '/set-store/:id/application', titleKey: 'editor.tab.application' },
    { ...editor, id: 'price', pattern: '/set-store/:id/price', titleKey: 'editor.tab.price' },
    { ...editor, id: 'submit', pattern: '/set-store/:id/submit', titleKey: 'editor.tab.submit' },
    { ...editor, id: 'publishing-check', pattern: '/set-store/:id/publishing-check', titleKey: 'editor.tab.publishing-check' },
    { ...editor, id: 'package-review', pattern: '/set-store/:id/package-review', titleKey: 'editor.tab.package-review' },
  ],
  navigation: [
    { frame: 'lobby', to: '/lobby', order: 10, labelKey: 'nav.apps', icon: 'book-2', roles: ['user'] },
    { frame: 'lobby', to: '/lobby/stores', order: 30, labelKey: 'nav.stores', icon: 'building-store', roles: ['user'] },
    { frame: 'lobby', to: '/lobby/agent', order: 40, labelKey: 'nav.agent', icon: 'users', roles: ['publisher'] },
    { frame: 'lobby', to: '/lobby/income', order: 60, labelKey: 'nav.income', icon: 'coin', roles: ['user'] },
    { frame: 'lobby', to: '/lobby/staff', order: 90, labelKey: 'nav.staff', icon: 'eye', roles: ['staff'] },
  ],
  popups: {},
};
