import type { PackApp } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { AppRow } from '../../library/apps/service.ts';

export const toPackApp = (app: AppRow): PackApp => ({
  uuid: app.uuid,
  ready: app.state === 'ready',
  hasIcon: app.logo_file !== null,
  storeUuid: app.store_uuid,
  isTrashed: app.deleted_at !== null,
});
