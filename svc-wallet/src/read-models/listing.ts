/** A listing as the wallet keeps it: all that a sale needs while the catalogue is away. Coins and basis points. */
export interface Listing {
  storeUuid: string;
  authType: 1 | 2;
  ownerUuid: string;
  agent: { userUuid: string; rateBp: number } | null;
  onSale: boolean;
  storeName: string;
  /** By language tag; empty until the catalogue has told of them. */
  names: Readonly<Record<string, string>>;
  coverUrl: string | null;
  prices: readonly CountryPrice[];
  rewardMinimum: number;
  activity: Activity | null;
  /** What whoever brings a sale gets of it; null until the catalogue has told of it. */
  cps: PromoterTerms | null;
}

/** What a listing is sold for from a moment on. */
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
  /** 1 counts, 0 was deleted. */
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

/** How far somebody has played a work, for the refund rules. */
export interface PlayProgress {
  firstOpenedAt: Date | null;
  segmentsServed: number;
  segmentsTotal: number;
}
