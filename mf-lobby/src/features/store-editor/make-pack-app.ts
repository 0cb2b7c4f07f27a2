import { PACK_TYPE } from '@meowtale/contracts';
import type { PackVersion } from '@meowtale/contracts/inputs/catalog/game-pack';
import type { HostV1 } from '@meowtale/web-kit';
import type { App } from '../apps/documents.ts';
import { makeVersion } from '../apps/make-version.ts';
import { IDLE } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';
import { askPackApps } from './use-pack-apps.ts';

interface Wanted {
  version: PackVersion;
  file_uuid: string;
  /** The app that gets a new version; null creates one. */
  uuid: string | null;
  name: string;
}

const AT = 'store_submit_game_pack';

/**
 * Makes an app from an uploaded web game for the package. It belongs to the open listing, because the page may be left long before the job
 * ends. Returns the app; null when it can't be played, with the reason in the editor's `making`.
 */
export async function makePackApp(host: HostV1, editor: EditorStore, { version, ...wanted }: Wanted): Promise<App | null> {
  const field = `${version}_uuid` as const;
  const { making, draft, setMaking } = editor.getState();
  const before = draft[AT][field];
  const unusable = making[version]?.unusable ?? null;
  setMaking(version, { ...IDLE, busy: true, unusable });
  const answer = await makeVersion(host, { ...wanted, uuid: wanted.uuid ?? unusable });
  if (answer.error) {
    setMaking(version, { ...IDLE, failure: answer.error, unusable });
    return null;
  }
  await askPackApps(host.urql);
  const { uuid, faults, state } = answer.app;
  const usable = faults.length === 0 && state === 'ready';
  const now = editor.getState();
  // An app chosen meanwhile stays.
  if (usable && now.draft[AT].type === PACK_TYPE.upload && now.draft[AT][field] === before) now.edit(AT, { [field]: uuid });
  setMaking(version, { ...IDLE, faults, unusable: usable ? null : uuid });
  return usable ? answer.app : null;
}
