const PREFIX = 'meowtale.grant.';

/**
 * What paying answered, kept for this tab: it opens the work until the entitlement has arrived (DESIGN §4). A browser that
 * refuses storage only loses the bridge, not the purchase.
 */
export function keepGrants(grants: readonly { store_id: string; grant: string }[]): void {
  try {
    for (const { store_id, grant } of grants) sessionStorage.setItem(PREFIX + store_id, grant);
  } catch {
    return;
  }
}

export function grantFor(storeId: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + storeId);
  } catch {
    return null;
  }
}
