import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../database.ts';
import type { StoreRow } from '../listings/stores.ts';
import type { SubmitRow } from '../submits/submissions.ts';
import { insertNotice, wasToldToday } from './repository.ts';

const TEXT_MAX = 200;

/**
 * Notes, in the transaction of what happened, that an author's followers are to be told of it; handing it out is `handOutNotices`'.
 * Of the updates of one work one a day is told: the others stand on its page.
 */
export async function tellFollowers(
  tx: Db,
  key: 'release' | 'update',
  { store, submit, text = null }: { store: StoreRow; submit: SubmitRow; text?: string | null },
): Promise<void> {
  if (key === 'update' && (await wasToldToday(tx, store.uuid, key))) return;
  const { list, default_lang, category } = submit.data.store_submit_info;
  const names = Object.fromEntries(list.filter(({ name }) => name !== '').map(({ language, name }) => [language, name]));
  const params = { names, default_lang: default_lang ?? 'en-US', category, text: text && shorten(text) };
  const { platform_key, owner_uuid: author_uuid, uuid: store_uuid } = store;
  await insertNotice(tx, { uuid: uuidv7(), type: 'system', key, platform_key, author_uuid, store_uuid, params });
}

/** By signs and not by halves of them. */
const shorten = (text: string): string => {
  const signs = [...text];
  return signs.length > TEXT_MAX ? `${signs.slice(0, TEXT_MAX - 1).join('')}…` : text;
};
