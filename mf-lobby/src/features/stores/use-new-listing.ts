import type { PlatformKey } from '@meowtale/contracts';
import { paths, toAppError, useErrorSentence, useHost, useRequestKey, withQuery } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { addStore, TOUCHES_STORES } from './documents.ts';

/**
 * Returns the function that creates a listing on the chosen platform. The platform can't be changed later (DESIGN §5), so an error is shown
 * in the choice, and nothing is created twice. It resolves to the address to open: null when none was created.
 * @param app the app that is chosen in it
 */
export function useNewListing(app: string | null = null): () => Promise<string | null> {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const host = useHost();
  const [, add] = useMutation(addStore);
  const keys = useRequestKey();
  const addressOf = (uuid: string) => (app ? withQuery(paths.setStore(uuid, 'application'), { app }) : paths.setStore(uuid, 'information'));
  return async () => {
    const input = { title: t('newListing.title'), hint: t('newListing.forGood'), confirmLabel: t('newListing.create') };
    let platform: PlatformKey | undefined;
    for (let error: string | undefined; ; ) {
      platform = await host.openPopup<PlatformKey>('shell.platform', { ...input, value: platform, error });
      if (!platform) return null;
      const answer = await host.block(add({ platform_key: platform, key: keys.of(platform) }, TOUCHES_STORES));
      if (answer.data) return addressOf(answer.data.addStore.uuid);
      error = sentence(answer.error ? toAppError(answer.error) : { code: '9999' });
    }
  };
}
