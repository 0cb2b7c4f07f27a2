import { createJobs, queueFairly } from '@meowtale/service-kit';
import * as createDramas from './202611200900_create_dramas.ts';
import * as keepStories from './202611251000_keep_stories.ts';
import * as createDramaSnapshots from './202611251010_create_drama_snapshots.ts';
import * as createGeneration from './202611251110_create_generation.ts';
import * as chargeJobs from './202611251200_charge_jobs.ts';
import * as markTranslations from './202611251600_mark_translations.ts';
import * as forgetSent from './202611251605_forget_sent.ts';
import * as returnUnusedCharges from './202611251610_return_unused_charges.ts';
import * as composeTitles from './202611290211_compose_titles.ts';
import * as archiveDramas from './202611292000_archive_dramas.ts';
import * as keepBefore from './202611292005_keep_before.ts';

export const migrations = {
  '202611200900_create_dramas': createDramas,
  '202611251000_keep_stories': keepStories,
  '202611251010_create_drama_snapshots': createDramaSnapshots,
  '202611251100_create_jobs': createJobs,
  '202611251105_queue_jobs_fairly': queueFairly,
  '202611251110_create_generation': createGeneration,
  '202611251200_charge_jobs': chargeJobs,
  '202611251600_mark_translations': markTranslations,
  '202611251605_forget_sent': forgetSent,
  '202611251610_return_unused_charges': returnUnusedCharges,
  '202611290211_compose_titles': composeTitles,
  '202611292000_archive_dramas': archiveDramas,
  '202611292005_keep_before': keepBefore,
};
