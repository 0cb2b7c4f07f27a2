import type { Currency } from './constants.ts';

/** Grades of plans (SPEC §1, DESIGN §12). Everyone has Basic, PRO is bought, Enterprise is agreed with staff and granted by them. */
export const PLAN_GRADE = { basic: 0, pro: 1, enterprise: 2 } as const;
export type PlanGrade = (typeof PLAN_GRADE)[keyof typeof PLAN_GRADE];
/** Names by grade, the same in every language. */
export const PLAN_NAMES: Readonly<Record<number, string>> = {
  [PLAN_GRADE.basic]: 'Basic',
  [PLAN_GRADE.pro]: 'PRO',
  [PLAN_GRADE.enterprise]: 'Enterprise',
};

/** Duration of a paid plan, in seconds; it isn't renewed automatically (SPEC §9, DESIGN §12). */
export const PLAN_SECONDS = 2_592_000;
/** Limit of durations paid in advance: twelve, 360 days. */
export const PLAN_TIMES_AHEAD_MAX = 12;
/** Limit of the calendar months for which staff grant a plan at once. */
export const PLAN_GRANT_MONTHS_MAX = 36;
/** Days before its end from which a plan's reminder is shown. */
export const PLAN_WARNING_DAYS = 7;
/** Price of PRO for one duration, in hundredths: NT$ 500 (SPEC §9), and the same at the rates of coins. */
export const PRO_PRICE: Readonly<Record<Currency, number>> = { TWD: 50_000, USD: 1563, CNY: 11_250 };

/** Services of plans that the product enforces; the catalogue's `policy.ts` reads each of them. */
export const PLAN_SERVICES = [
  /** In units of 1,024 MB. */
  'upload.app.add_size',
  /** In days. */
  'share.link.max_age',
  'build.cross_platform',
  'release.immediate',
  'website.custom_url',
  'export.no_logo',
  'resource.download',
] as const;
export type PlanServiceKey = (typeof PLAN_SERVICES)[number];

/** Services of Enterprise that a contract describes (SPEC §1, "by contact"). No right follows from them. */
export const BY_AGREEMENT = ['structure.custom', 'team', 'marketing', 'automation', 'server.exclusive'] as const;

/** What a plan gives of each service: null is unlimited, 1 is granted, a missing one isn't granted. */
export type PlanServices = Readonly<Partial<Record<PlanServiceKey, number | null>>>;

const PRO: PlanServices = {
  'upload.app.add_size': null,
  'share.link.max_age': null,
  'build.cross_platform': 1,
  'release.immediate': 1,
  'website.custom_url': 1,
  'export.no_logo': 1,
  'resource.download': 1,
};

/** Plans (SPEC §§1, 9), in ascending order. */
export const PLANS: readonly { grade: PlanGrade; services: PlanServices }[] = [
  { grade: PLAN_GRADE.basic, services: { 'upload.app.add_size': 5, 'share.link.max_age': 7 } },
  { grade: PLAN_GRADE.pro, services: PRO },
  { grade: PLAN_GRADE.enterprise, services: PRO },
];

/** Returns when a plan ends that is granted for some calendar months, in UTC: on the same day, or on the month's last day if it is shorter. */
export function planGrantEnd(from: Date, months: number): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}
