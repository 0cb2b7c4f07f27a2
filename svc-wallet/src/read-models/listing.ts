/** A listing in the wallet's read model: what a sale needs while the catalogue is down. Coins and basis points. */
export interface Listing {
  storeUuid: string;
  authType: 1 | 2;
  ownerUuid: string;
  agent: { userUuid: string; rateBp: number } | null;
  onSale: boolean;
  storeName: string;
  /** By language tag; empty until the catalogue has sent them. */
  names: Readonly<Record<string, string>>;
  coverUrl: string | null;
  prices: readonly CountryPrice[];
  rewardMinimum: number;
  activity: Activity | null;
  /** Terms for promoters; null until the catalogue has sent them. */
  cps: PromoterTerms | null;
}

/** A listing's price from a time on. */
export interface PriceState extends Pick<Listing, 'storeUuid' | 'onSale' | 'authType' | 'prices' | 'rewardMinimum' | 'activity'> {
  from: Date;
}

export interface PromoterTerms {
  /** 1 is open to promoters. */
  state: number;
  shareBp: number;
  closedAt: Date | null;
}

/** A tracked link to a listing. */
export interface AdLink {
  uid: string;
  storeUuid: string;
  ownerUuid: string;
  /** 1 is active, 0 deleted. */
  state: number;
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

/** A person's progress in a work, for the refund rules. */
export interface PlayProgress {
  firstOpenedAt: Date | null;
  segmentsServed: number;
  segmentsTotal: number;
}
