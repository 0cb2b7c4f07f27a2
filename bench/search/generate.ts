import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { OPEN_CATEGORIES, STORE_CATEGORIES } from '@meowtale/contracts';
import { storeSubmitDraft } from '@meowtale/contracts/inputs/catalog/store-submit';
import { termsOfListing, toCard, toListing } from '../../svc-catalog/src/publishing/indexing/document.ts';
import { variantsOf } from '../../svc-catalog/src/publishing/indexing/terms.ts';
import { randomFrom } from '../method/random.ts';

const VOCABULARY = 20_000;
const OWNERS = 5000;
const TAGS = 200;
const SYLLABLES = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'ka',
  'le',
  'mi',
  'no',
  'pu',
  'ra',
  'se',
  'ti',
  'vo',
  'zu',
  'lan',
  'mor',
  'fen',
  'tis',
  'dur',
];
const LANGUAGES = ['en-US', 'zh-TW', 'ja-JP', 'de-DE', 'fr-FR'] as const;
/** One in this many listings is in a language, or for a system, that the others don't have. */
export const RARE_EVERY = 20_000;
/** The first listing's time; each is one minute after the one before. */
const EPOCH = Date.UTC(2020, 0, 1);

/** Returns a different word for each number. */
function wordOf(n: number): string {
  const [a = '', b = '', c = ''] = [n % 20, Math.floor(n / 20) % 20, Math.floor(n / 400) % 20].map((at) => SYLLABLES[at] ?? '');
  return n < 8000 ? `${a}${b}${c}` : `${c}${a}${b}${SYLLABLES[Math.floor(n / 8000)] ?? ''}`;
}

/** Words that are in at least a tenth of all listings, the most common one first. */
export const COMMON = [1, 2, 3, 4, 5, 6].map(wordOf);

export const uuidOf = (kind: number, n: number): string => `0000000${kind}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replaceAll('\\', '\\\\').replaceAll('\t', ' ').replaceAll('\n', ' ');
};

/** Files of rows, in the formats of COPY and of indexer. */
export interface Stock {
  files: { table: string; columns: string; path: string }[];
  /** id, name, brief, tags, creator, popularity; tab-separated. */
  documents: string;
}

/** Writes `count` listings with everything that the catalogue stores for them, always the same for the same seed. */
export async function generate(folder: string, count: number, seed: number): Promise<Stock> {
  const random = randomFrom(seed);
  const open = (table: string, columns: string) => ({ table, columns, path: join(folder, `${table}.tsv`) });
  const files = [
    open('users', 'uuid, firebase_uid, email, email_verified, nickname, roles'),
    open('stores', 'uuid, owner_uuid, platform_key, auth_type, cps_share_bp, released_at, announced_at'),
    open('store_submits', 'uuid, store_uuid, page_state, package_state, data, released_at'),
    open(
      'listings',
      'no, is_indexed, store_uuid, submit_uuid, owner_uuid, platform_key, category, serial_status, languages, systems, tags, name, author_name, price_coins, on_sale, released_at',
    ),
    open('listing_cards', 'store_uuid, data, term_ids'),
    open('store_stats', 'store_uuid, like_count, released_at'),
    open('search_terms', 'id, term, variants'),
    open('listing_terms', 'term_id, listing_no, rank'),
  ];
  const documents = join(folder, 'documents.tsv');
  const streams = new Map<string, WriteStream>([
    ...files.map(({ table, path }) => [table, createWriteStream(path)] as const),
    ['documents', createWriteStream(documents)],
  ]);
  const put = async (table: string, ...values: unknown[]) => {
    const stream = streams.get(table) as WriteStream;
    if (!stream.write(`${values.map(cell).join('\t')}\n`)) await once(stream, 'drain');
  };
  // Distributed as in a language: the n-th word is about as common as 1/n.
  const word = () => wordOf(Math.floor(VOCABULARY ** (random(1_000_000) / 1_000_000)));
  const wordsOf = (n: number) => Array.from({ length: n }, word).join(' ');
  for (let owner = 0; owner < OWNERS; owner += 1) {
    await put('users', uuidOf(1, owner), `bench-${owner}`, `${owner}@bench.example`, 't', `${wordOf(owner + 9000)} ${owner}`, ['user']);
  }
  const ids = new Map<string, number>();
  for (let no = 1; no <= count; no += 1) {
    const owner = random(OWNERS);
    const [store, submit] = [uuidOf(2, no), uuidOf(3, no)];
    const released_at = new Date(EPOCH + no * 60_000);
    const nickname = `${wordOf(owner + 9000)} ${owner}`;
    const category = random(3) > 0 ? OPEN_CATEGORIES[random(OPEN_CATEGORIES.length)] : STORE_CATEGORIES[random(STORE_CATEGORIES.length)];
    const tag_keys = [...new Set([`tag${random(TAGS)}`, `tag${random(TAGS)}`])];
    const info = {
      author: '',
      category,
      tag_keys,
      default_lang: 'en-US',
      serial_status: random(4) > 0 ? 'completed' : 'ongoing',
      platforms: no % RARE_EVERY === 0 ? ['web', 'android'] : ['web'],
    };
    const language = LANGUAGES[random(LANGUAGES.length)];
    const entry = { language: 'en-US', name: wordsOf(3), brief: wordsOf(12), introduction: wordsOf(40) };
    const data = storeSubmitDraft.parse({
      store_submit_info: { ...info, list: [entry] },
      store_submit_game_pack: { type: 3, languages: [no % RARE_EVERY === 1 ? 'th-TH' : language] },
      store_submit_price: { auth_type: 1, list: [{ country: 'us', meowcent: random(2000) }] },
    });
    const likes = Math.floor(10 ** (random(1_000_000) / 250_000)) - 1;
    const popularity = Math.min(31, Math.floor(2 * Math.log2(1 + likes)));
    const described = {
      store: {
        uuid: store,
        owner_uuid: uuidOf(1, owner),
        platform_key: 'meowtale' as const,
        auth_type: 1 as const,
        status: 'on' as const,
        ...{ released_at, is_listed: true, is_held: false, promoted_at: null },
      },
      submit: { uuid: submit, data },
      appLanguages: [],
      nickname,
    };
    const row = toListing(described);
    const termIds: number[] = [];
    for (const [term, weight] of termsOfListing(described)) {
      const id = ids.get(term) ?? ids.size + 1;
      ids.set(term, id);
      termIds.push(id);
      await put('listing_terms', id, no, weight * 32 + popularity);
    }
    await put('stores', store, row.owner_uuid, 'meowtale', 1, 2000, released_at, released_at);
    await put('store_submits', submit, store, 4, 4, data, released_at);
    const shown = [row.owner_uuid, row.platform_key, row.category, row.serial_status, row.languages, row.systems, row.tags, row.name];
    await put('listings', no, 't', store, submit, ...shown, nickname, row.price_coins, 't', released_at);
    await put('listing_cards', store, toCard(data), termIds);
    await put('store_stats', store, likes, released_at);
    await put('documents', no, entry.name, entry.brief, tag_keys.join(' '), nickname, popularity);
  }
  for (const [term, id] of ids) await put('search_terms', id, term, variantsOf(term));
  for (const stream of streams.values()) stream.end();
  await Promise.all([...streams.values()].map((stream) => finished(stream)));
  return { files, documents };
}
