export type { Notification } from './documents.ts';
export { openNoticesRoom } from './open-room.tsx';
