import { CAPACITY_UNIT_BYTES, type Role } from '@meowtale/contracts';
import type { BuildPlatform } from '@meowtale/contracts/inputs/catalog/build';
import type { PlanServices } from '@meowtale/contracts/plans';
import { PlanRequired } from './errors.ts';

/** What a contributing author has whatever their plan is: uploads and shared links without a limit (SPEC §6). */
const CONTRIBUTING: PlanServices = { 'upload.app.add_size': null, 'share.link.max_age': null };

export const servicesWith = (services: PlanServices, roles: readonly Role[]): PlanServices =>
  roles.includes('contributing_author') ? { ...services, ...CONTRIBUTING } : services;

/** How many bytes may be kept; no end of them is Infinity. */
export const capacityBytes = ({ 'upload.app.add_size': units = 0 }: PlanServices): number =>
  units === null ? Number.POSITIVE_INFINITY : units * CAPACITY_UNIT_BYTES;

/** Whether so many bytes more may be kept beside what is. */
export const hasRoom = (services: PlanServices, usedBytes: number, moreBytes: number): boolean =>
  usedBytes + moreBytes <= capacityBytes(services);

/** For how many days a shared link lives; null is for ever. */
export const shareDays = ({ 'share.link.max_age': days = 0 }: PlanServices): number | null => days;

/** @throws PlanRequired for anything but the web, unless the plan builds for every platform */
export function requirePlatform(services: PlanServices, platform: BuildPlatform): void {
  if (platform !== 'web' && services['build.cross_platform'] !== 1) throw new PlanRequired();
}

/** @throws PlanRequired unless the plan has one's own resources downloaded as files */
export function requireDownload(services: PlanServices): void {
  if (services['resource.download'] !== 1) throw new PlanRequired();
}

/** Whether what is built carries the official logo and ads. */
export const isBranded = (services: PlanServices): boolean => services['export.no_logo'] !== 1;

/** Whether a release leaves when it is asked for; others wait for the hour (ADR 28). */
export const releasesAtOnce = (services: PlanServices): boolean => services['release.immediate'] === 1;

/** Whether a site may have an address of its maker's own: another name, or a domain. */
export const hasOwnDomain = (services: PlanServices): boolean => services['website.custom_url'] === 1;

/** @throws PlanRequired where it may not */
export function requireOwnDomain(services: PlanServices): void {
  if (!hasOwnDomain(services)) throw new PlanRequired();
}
