import type { Currency } from './constants.ts';

/** Grades of plans (SPEC §1, DESIGN §12). Everyone has Basic, PRO is bought, Enterprise is agreed with staff. */
export const PLAN_GRADE = { basic: 0, pro: 1, enterprise: 2 } as const;
export type PlanGrade = (typeof PLAN_GRADE)[keyof typeof PLAN_GRADE];

/** Duration of a paid plan, in seconds; it isn't renewed automatically (SPEC §9, DESIGN §12). */
export const PLAN_SECONDS = 2_592_000;
/** Limit of durations paid in advance: twelve, 360 days. */
export const PLAN_TIMES_AHEAD_MAX = 12;
/** Days before its end from which a plan's reminder is shown. */
export const PLAN_WARNING_DAYS = 7;
/** Price of PRO for one duration, in hundredths: NT$ 500 (SPEC §9), and the same at the rates of coins. */
export const PRO_PRICE: Readonly<Record<Currency, number>> = { TWD: 50_000, USD: 1563, CNY: 11_250 };

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
  'structure.custom',
  'team',
  'marketing',
  'automation',
  'server.exclusive',
] as const;
export type PlanServiceKey = (typeof PLAN_SERVICES)[number];

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
  {
    grade: PLAN_GRADE.enterprise,
    services: { ...PRO, 'structure.custom': 1, team: 1, marketing: 1, automation: 1, 'server.exclusive': 1 },
  },
];
