import { ACCOUNT_NOTICES, COMMENT_NOTICES, PROMOTER_NOTICES, WORK_NOTICES } from '@meowtale/contracts/inputs/catalog/notice';
import { PLAN_NAMES, type PlanGrade } from '@meowtale/contracts/plans';
import { ROLES } from '@meowtale/contracts/roles';

export interface NoticeParams {
  store_id?: string | null;
  /** In the reader's language where the work has it. */
  name?: string;
  category?: string | null;
  author_uuid?: string | null;
  author?: string;
  /** The person who decided. */
  who?: string;
  /** An agent's rate: a fraction. */
  rate?: number;
  /** Of a refusal by staff. */
  rejection_type?: string;
  /** The end of what it reports. */
  until?: string;
  /** The plan, and the one that applies after it. */
  plan_grade?: number;
  next_grade?: number;
  /** The current roles, and of a contract its level. */
  roles?: readonly string[];
  contracted_level?: number;
  /** The cost. */
  coins?: number;
  /** The granted amount. */
  silver?: number;
  /** The beginning of an update, the reason of a decision, or a text from staff. */
  text?: string | null;
}

/** The fields of a notification that its text uses. */
export interface SentenceSource {
  key: string;
  params: NoticeParams;
}

/** Returns the texts of `locales`, by key. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** Formats values of a text in the reader's language. */
export interface Writing {
  percent(fraction: number): string;
  moment(iso: string): string;
  usd(coins: number): string;
  number(count: number): string;
  list(items: readonly string[]): string;
}

const KEYS = ['release', 'update', 'official', ...WORK_NOTICES, ...ACCOUNT_NOTICES, ...PROMOTER_NOTICES, ...COMMENT_NOTICES] as const;
const REJECTIONS = ['bug', 'loli_reason', 'political_sensitivity', 'store_information_missing'];

/** Returns a notification's text, for a page or a mail; an unknown kind has a general one. */
export function sentenceOf({ key, params }: SentenceSource, t: Translate, write: Writing): string {
  const { author = '', who = '', rate = 0, until, coins = 0, silver = 0 } = params;
  return t(`say.${KEYS.find((known) => known === key) ?? 'other'}`, {
    ...{ author, who },
    name: params.name || t('untitled'),
    until: until ? write.moment(until) : '',
    coins: write.usd(coins),
    silver: write.number(silver),
    roles: write.list(roleWords(params, t)),
    rate: write.percent(rate),
    plan: planName(params.plan_grade),
    next: planName(params.next_grade),
  });
}

/** Returns a plan's name; an empty one for a grade of a later release. */
const planName = (grade = 0): string => PLAN_NAMES[grade as PlanGrade] ?? '';

/** Returns why staff refused something; null for any other notification. */
export function rejectionOf({ params: { rejection_type: type } }: SentenceSource, t: Translate): string | null {
  return type ? t(`rejection.${REJECTIONS.includes(type) ? type : 'unknown'}`) : null;
}

/** Returns the names of a person's roles; those of a later release are left out. */
function roleWords({ roles = [], contracted_level: level }: NoticeParams, t: Translate): string[] {
  const known = ROLES.filter((role) => roles.includes(role));
  return known.map((role) => (role === 'contracted_author' && level ? t('contracted', { level }) : t(`role.${role}`)));
}
