import type { Locale } from '@meowtale/contracts/locales';
import type { i18n } from 'i18next';

/** Asks for the site's service worker and tells it what to say while there is no network. Without one the site works as well. */
export async function startServiceWorker(locale: Locale, { t }: i18n): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const words = { locale, title: t('offline.title'), text: t('offline.page'), retry: t('common.retry') };
  active?.postMessage({ type: 'offline-words', words });
}
