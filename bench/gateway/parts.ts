import { stitchingDirectives } from '@graphql-tools/stitching-directives';

// Two small services that return the list of works from memory, in the types of the catalogue and the wallet. Each works with
// both kinds of gateway: with our merge fields, and as a subgraph of Apollo's federation. So only the gateway is measured.

const LISTINGS = 30;
const LANGUAGES = ['en-US', 'zh-TW', 'ja'];

const CATALOG = `
scalar Coins
input StoreQuery { page: Int = 1 pageSize: Int = 30 orderField: String keyword: String }
type Store KEY {
  uuid: ID! platform_key: String! auth_type: Int! default_lang: String! category: String! languages: [String!]! endings: Int
  reward_minimum: Coins! store_price: [StorePrice!]! author: UserPublic! store_info: [StoreInfo!]!
}
type StorePrice { country: String! meowcent: Coins! }
type UserPublic { uuid: ID! nickname: String! }
type StoreInfo { language: String! name: String! brief: String! data: StoreInfoData! }
type StoreInfoData { cover240x320: FileRef }
type FileRef { uuid: ID! url: String! }
type StoreList { list: [Store!]! totalCount: Int! }
type Query { findStore(q: StoreQuery): StoreList! ENTRY(_stores) }
`;
const WALLET = `
scalar Coins
scalar DateTime
type Store KEY { uuid: ID! current_price: CurrentPrice owned: Boolean }
type CurrentPrice { country: String! original: Coins! amount: Coins! percentage_discount: Int! ends_at: DateTime local: LocalMoney! }
type LocalMoney { currency: String! amount: Int! }
type Query { walletCurrencies: [String!]! ENTRY(_walletStores) }
`;
const THIRD = 'type Query { dramas: Int! }';

const entry = (directive: string) => `$1(uuids: [ID!]!): [Store]!${directive}`;
const ENTITIES = `
scalar _Any
union _Entity = Store
extend type Query { _entities(representations: [_Any!]!): [_Entity]! }
`;

const stitchingSdl = (sdl: string) =>
  stitchingDirectives().stitchingDirectivesTypeDefs +
  sdl.replace('KEY', '@key(selectionSet: "{ uuid }")').replace(/ENTRY\((\w+)\)/, entry(' @merge(keyField: "uuid")'));

const subgraphSdl = (sdl: string) =>
  `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key"])\n${sdl
    .replace('KEY', '@key(fields: "uuid")')
    .replace(/ENTRY\(\w+\)/, '')}`;

/** Returns the schema that the service itself runs, for both kinds of gateway. */
const servedSdl = (sdl: string) => sdl.replace('KEY', '').replace(/ENTRY\((\w+)\)/, entry('')) + (sdl.includes('KEY') ? ENTITIES : '');

const uuidOf = (index: number) => `0193a000-0000-7000-8000-${String(index).padStart(12, '0')}`;

const stores = Array.from({ length: LISTINGS }, (_none, index) => ({
  __typename: 'Store',
  uuid: uuidOf(index),
  platform_key: 'meowtale',
  auth_type: 1,
  default_lang: 'en-US',
  category: 'romance',
  languages: LANGUAGES,
  endings: index % 7,
  reward_minimum: 0,
  store_price: ['us', 'tw', 'cn'].map((country) => ({ country, meowcent: 100 + index })),
  author: { uuid: uuidOf(1000 + (index % 5)), nickname: `Author ${index % 5}` },
  store_info: LANGUAGES.map((language) => ({
    language,
    name: `The tale of number ${index}`,
    brief: 'A letter arrives ten years late, and everybody in the house has read it before the one to whom it was written.',
    data: { cover240x320: { uuid: uuidOf(2000 + index), url: `http://files.localhost:3002/f/${uuidOf(2000 + index)}/cover.webp` } },
  })),
}));

const prices = stores.map(({ uuid }, index) => ({
  __typename: 'Store',
  uuid,
  current_price: {
    ...{ country: 'us', original: 100 + index, amount: 80 + index, percentage_discount: 20, ends_at: '2026-12-01T00:00:00.000Z' },
    local: { currency: 'USD', amount: 80 + index },
  },
  owned: index % 4 === 0,
}));

interface Arguments {
  uuids?: string[];
  representations?: { uuid: string }[];
}

export interface Part {
  sdl: string;
  stitchingSdl: string;
  subgraphSdl: string;
  /** The resolvers of its root fields. */
  root: Record<string, (args: Arguments) => unknown>;
}

function part(sdl: string, entryPoint: string, rows: readonly { uuid: string }[], own: Part['root']): Part {
  const known = new Map(rows.map((row) => [row.uuid, row]));
  const of = (uuids: readonly string[]) => uuids.map((uuid) => known.get(uuid) ?? null);
  return {
    sdl: servedSdl(sdl),
    stitchingSdl: stitchingSdl(sdl),
    subgraphSdl: subgraphSdl(sdl),
    root: {
      ...own,
      [entryPoint]: ({ uuids = [] }) => of(uuids),
      _entities: ({ representations = [] }) => of(representations.map(({ uuid }) => uuid)),
    },
  };
}

export const parts = {
  catalog: part(CATALOG, '_stores', stores, { findStore: () => ({ list: stores, totalCount: stores.length }) }),
  wallet: part(WALLET, '_walletStores', prices, { walletCurrencies: () => ['USD', 'TWD', 'CNY'] }),
  // The gateway needs three services; this one is never called.
  third: { sdl: THIRD, stitchingSdl: THIRD, subgraphSdl: THIRD, root: { dramas: () => 0 } },
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
