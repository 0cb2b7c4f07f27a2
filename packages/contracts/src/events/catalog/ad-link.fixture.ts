import type { AdLinkChanged } from './index.ts';

/** A link in use. */
export const AD_LINK_CHANGED: AdLinkChanged = {
  adLinkUuid: '01900000-0000-7000-8000-0000000000a1',
  revision: 1,
  uid: 'spring_2026-a1',
  storeUuid: '01900000-0000-7000-8000-000000000001',
  ownerUuid: '01900000-0000-7000-8000-0000000000b1',
  state: 1,
};
