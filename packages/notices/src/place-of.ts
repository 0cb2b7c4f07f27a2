import { paths } from '@meowtale/web-kit';

/** Returns the page to which a notification links: a page of the site, or the work. */
export function placeOf(key: string, id: string | null | undefined): string | null {
  if (key.startsWith('refund-')) return paths.library();
  if (key === 'silver-given') return paths.accountLog({ type: 'silver' });
  if (key.startsWith('withdrawal-')) return paths.lobbyIncome('withdrawal');
  if (key.startsWith('promotion-')) return paths.lobbyMarketing('ad-links');
  if (key.startsWith('erasure-') || key.startsWith('plan-')) return paths.account();
  if (key.startsWith('site-domain-')) return paths.lobbyWebsite();
  if (key === 'account-penalty') return paths.lobbyIncome();
  if (!id) return null;
  if (key === 'agent-asked') return paths.lobbyAgent({ store: id });
  if (key === 'store-overridden') return paths.setStore(id);
  if (key.startsWith('review-')) return paths.setStore(id, 'submit');
  if (key === 'agent-submitted' || key === 'agent-cancelled') return paths.setStore(id, 'submit');
  return key.startsWith('agent-') ? paths.setStore(id, 'publishing-check') : paths.store(id);
}
