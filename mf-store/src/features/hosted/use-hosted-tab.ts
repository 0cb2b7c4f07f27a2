import type { HostedAction } from '@meowtale/contracts';
import { addressWith, useHost, useLocation } from '@meowtale/web-kit';
import { useState } from 'react';
import { askForPage } from './use-hosted-page.ts';

/**
 * Returns the function that opens the person's own hosted page in a new tab. The tab is opened inside the click handler: browsers block
 * tabs that open later.
 */
export function useHostedTab() {
  const host = useHost();
  const here = useLocation();
  const [opening, setOpening] = useState<HostedAction | null>(null);

  async function open(action: HostedAction): Promise<void> {
    const tab = window.open('about:blank', '_blank');
    if (!tab) return host.showError({ code: 'pay/new-tab-prevent' });
    setOpening(action);
    const begin = action === 'recharge' ? { returnUrl: host.navigation.href(addressWith(here, null)) } : {};
    const answer = await askForPage(host, action, begin);
    setOpening(null);
    if ('failure' in answer) {
      tab.close();
      return host.showError(answer.failure);
    }
    tab.opener = null;
    tab.location.replace(host.navigation.href(answer.url.pathname + answer.url.search));
  }
  return { open, opening };
}
