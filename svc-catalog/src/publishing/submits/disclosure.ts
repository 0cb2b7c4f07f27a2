import { isDeepStrictEqual } from 'node:util';
import { PACK_VERSIONS, type PackVersion } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { StoryMadeWith } from '@meowtale/contracts/inputs/drama/story';
import type { Db } from '../../database.ts';
import { type AppRow, findMadeWith } from '../../library/apps/service.ts';
import { type SubmitRow, stateOf } from '../submission/model.ts';

/** GraphQL's StoreAiDisclosure. */
export interface AiDisclosure {
  type: PackVersion;
  made_with: StoryMadeWith[];
}

type Named = Pick<SubmitRow, 'data' | 'app_versions' | 'page_state' | 'package_state'>;

/** Returns the version of an app that a submission means: the submitted one, in a draft the newest; null without an app. */
function placeOf(submit: Named, type: PackVersion, apps: readonly AppRow[]) {
  const app = apps.find(({ uuid }) => uuid === submit.data.store_submit_game_pack[`${type}_uuid`]);
  const submitted = app && stateOf(submit) >= 2 ? submit.app_versions[app.uuid] : undefined;
  return app ? { app_uuid: app.uuid, version: submitted ?? app.version } : null;
}

/**
 * Returns the AI disclosures of each submission, in order: of the whole, and of the trial where that differs. Versions without a disclosure
 * are left out.
 */
export async function findDisclosures<S extends Named>(
  db: Db,
  submits: readonly S[],
  appsOf: (submit: S) => readonly AppRow[],
): Promise<AiDisclosure[][]> {
  const packs = submits.map((submit) => PACK_VERSIONS.map((type) => ({ type, place: placeOf(submit, type, appsOf(submit)) })));
  const versions = await findMadeWith(
    db,
    packs.flat().flatMap(({ place }) => place ?? []),
  );
  return packs.map((pack) => {
    const disclosures = pack.flatMap(({ type, place }) => {
      const found = versions.find(({ app_uuid, version }) => app_uuid === place?.app_uuid && version === place.version);
      return found && found.made_with.length > 0 ? [{ type, made_with: found.made_with }] : [];
    });
    return disclosures.filter(({ made_with }, at) => at === 0 || !isDeepStrictEqual(made_with, disclosures[0]?.made_with));
  });
}
