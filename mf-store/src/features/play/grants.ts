const PREFIX = 'meowtale.grant.';

/**
 * Stores the grants of a payment in this tab: they open the work until the entitlement has arrived (DESIGN §4). In a browser without
 * storage only the play in between is lost, not the purchase.
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
