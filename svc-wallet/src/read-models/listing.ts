/** A listing as the wallet keeps it: all that a sale needs while the catalogue is away. Coins and basis points. */
export interface Listing {
  storeUuid: string;
  authType: 1 | 2;
  ownerUuid: string;
  agent: { userUuid: string; rateBp: number } | null;
  onSale: boolean;
  storeName: string;
  playKind: 'story' | 'ink' | 'upload' | 'other';
  prices: readonly CountryPrice[];
  rewardMinimum: number;
  activity: Activity | null;
}

export interface CountryPrice {
  /** ISO 3166 alpha-2, lower case. */
  country: string;
  coins: number;
}

export interface Activity {
  state: number;
  percent: number;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** How far somebody has played a work, for the refund rules. */
export interface PlayProgress {
  firstOpenedAt: Date | null;
  segmentsServed: number;
  segmentsTotal: number;
}
