import type { PlatformKey } from '@meowtale/contracts';
import { paths, toAppError, useErrorSentence, useHost, useRequestKey } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { addStore, TOUCHES_STORES } from './documents.ts';

/**
 * Makes a listing on the platform that the creator chooses. A listing never changes its platform (DESIGN §5),
 * so what was refused is said where it was chosen, and nothing is made twice. Answers where to go: null when none was made.
 */
export function useNewListing(): () => Promise<string | null> {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const host = useHost();
  const [, add] = useMutation(addStore);
  const keys = useRequestKey();
  return async () => {
    const asked = { title: t('newListing.title'), hint: t('newListing.forGood'), confirmLabel: t('newListing.create') };
    let platform: PlatformKey | undefined;
    for (let error: string | undefined; ; ) {
      platform = await host.openPopup<PlatformKey>('shell.platform', { ...asked, value: platform, error });
      if (!platform) return null;
      const answer = await host.block(add({ platform_key: platform, key: keys.of(platform) }, TOUCHES_STORES));
      if (answer.data) return paths.setStore(answer.data.addStore.uuid, 'information');
      error = sentence(answer.error ? toAppError(answer.error) : { code: '9999' });
    }
  };
}
