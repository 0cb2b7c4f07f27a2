import { z } from 'zod';
import { uuid } from '../text.ts';

/** Platforms of builds (SPEC §1). */
export const BUILD_PLATFORMS = ['web', 'android', 'windows'] as const;
export type BuildPlatform = (typeof BUILD_PLATFORMS)[number];

const platform = z.enum(BUILD_PLATFORMS, 'invalid.platform');

export const addAppBuildInput = z.object({ uuid, platform, useAsync: z.boolean('invalid.type').nullish() });

export const findStoreAppBuildInput = z.object({ platform: platform.nullish(), app_uuid: uuid.nullish() });
