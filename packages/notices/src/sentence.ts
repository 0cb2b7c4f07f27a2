import { ACCOUNT_NOTICES, COMMENT_NOTICES, PROMOTER_NOTICES, WORK_NOTICES } from '@meowtale/contracts/inputs/catalog/notice';
import { ROLES } from '@meowtale/contracts/roles';

export interface NoticeParams {
  store_id?: string | null;
  /** In the reader's language where the work has it. */
  name?: string;
  category?: string | null;
  author_uuid?: string | null;
  author?: string;
  /** Who decided. */
  who?: string;
  /** Of an agent: a fraction. */
  rate?: number;
  /** Of a refusal by staff. */
  rejection_type?: string;
  /** When what it tells of ends. */
  until?: string;
  /** What one is now, and of a contract its level. */
  roles?: readonly string[];
  contracted_level?: number;
  /** What it costs. */
  coins?: number;
  /** How much of it was given. */
  silver?: number;
  /** How an update begins, why something was decided, or what staff say. */
  text?: string | null;
}

/** What of a notice its sentence is made of. */
export interface Told {
  key: string;
  params: NoticeParams;
}

/** The words of `locales`, by key. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** How the reader's language writes what stands in a sentence. */
export interface Writing {
  percent(fraction: number): string;
  moment(iso: string): string;
  usd(coins: number): string;
  number(count: number): string;
  list(items: readonly string[]): string;
}

const KEYS = ['release', 'update', 'official', ...WORK_NOTICES, ...ACCOUNT_NOTICES, ...PROMOTER_NOTICES, ...COMMENT_NOTICES] as const;
const REJECTIONS = ['bug', 'loli_reason', 'political_sensitivity', 'store_information_missing'];

/** What a notice says, on a page as in a mail; one of a later release says that there is news. */
export function sentenceOf({ key, params }: Told, t: Translate, write: Writing): string {
  const { author = '', who = '', rate = 0, until, coins = 0, silver = 0 } = params;
  return t(`say.${KEYS.find((known) => known === key) ?? 'other'}`, {
    ...{ author, who },
    name: params.name || t('untitled'),
    until: until ? write.moment(until) : '',
    coins: write.usd(coins),
    silver: write.number(silver),
    roles: write.list(roleWords(params, t)),
    rate: write.percent(rate),
  });
}

/** Why staff refused something; null of any other notice. */
export function rejectionOf({ params: { rejection_type: type } }: Told, t: Translate): string | null {
  return type ? t(`rejection.${REJECTIONS.includes(type) ? type : 'unknown'}`) : null;
}

/** What somebody is, as one reads it: a role of a later release is left out. */
function roleWords({ roles = [], contracted_level: level }: NoticeParams, t: Translate): string[] {
  const known = ROLES.filter((role) => roles.includes(role));
  return known.map((role) => (role === 'contracted_author' && level ? t('contracted', { level }) : t(`role.${role}`)));
}
