import { CAPACITY_UNIT_BYTES, type Role } from '@meowtale/contracts';
import type { BuildPlatform } from '@meowtale/contracts/inputs/catalog/build';
import type { PlanServices } from '@meowtale/contracts/plans';
import { PlanRequired } from './errors.ts';

/** Rights of a contributing author with any plan: uploads and shared links without a limit (SPEC §6). */
const CONTRIBUTING: PlanServices = { 'upload.app.add_size': null, 'share.link.max_age': null };

export const servicesWith = (services: PlanServices, roles: readonly Role[]): PlanServices =>
  roles.includes('contributing_author') ? { ...services, ...CONTRIBUTING } : services;

/** Returns how many bytes a person may store; Infinity without a limit. */
export const capacityBytes = ({ 'upload.app.add_size': units = 0 }: PlanServices): number =>
  units === null ? Number.POSITIVE_INFINITY : units * CAPACITY_UNIT_BYTES;

/** Returns whether that many more bytes fit beside those in use. */
export const hasRoom = (services: PlanServices, usedBytes: number, moreBytes: number): boolean =>
  usedBytes + moreBytes <= capacityBytes(services);

/** Returns for how many days a shared link is valid; null without a limit. */
export const shareDays = ({ 'share.link.max_age': days = 0 }: PlanServices): number | null => days;

/** Asserts that a plan builds for a platform; every plan does for the web. @throws PlanRequired */
export function requirePlatform(services: PlanServices, platform: BuildPlatform): void {
  if (platform !== 'web' && services['build.cross_platform'] !== 1) throw new PlanRequired();
}

/** Returns whether a plan allows downloading originals, such as one's own uploads. */
export const hasDownload = (services: PlanServices): boolean => services['resource.download'] === 1;

/** @throws PlanRequired unless the plan allows it */
export function requireDownload(services: PlanServices): void {
  if (!hasDownload(services)) throw new PlanRequired();
}

/** Returns whether a build carries the official logo and ads. */
export const isBranded = (services: PlanServices): boolean => services['export.no_logo'] !== 1;

/** Returns whether a release is published when asked for; others wait for the full hour (ADR 28). */
export const releasesAtOnce = (services: PlanServices): boolean => services['release.immediate'] === 1;

/** Returns whether a site may have a name or domain of its creator's own. */
export const hasOwnDomain = (services: PlanServices): boolean => services['website.custom_url'] === 1;

/** @throws PlanRequired unless the plan allows it */
export function requireOwnDomain(services: PlanServices): void {
  if (!hasOwnDomain(services)) throw new PlanRequired();
}
