export type { Notification } from './documents.ts';
export { loadNoticesPage } from './load-notices-page.tsx';
