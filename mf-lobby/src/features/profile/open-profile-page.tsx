import { loadProfilePage } from '@meowtale/profile';
import { paths } from '@meowtale/web-kit';
import type { FunctionComponent } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { CapacityMeter } from '../apps/capacity-meter.tsx';
import { useCapacity } from '../apps/use-capacity.ts';

/** Opens `/lobby/profile`: a creator's profile and account, with the used space of their plan. */
export async function openProfilePage(locale: string): Promise<FunctionComponent> {
  const Profile = await loadProfilePage(locale);
  return () => {
    const { i18n } = useTranslation();
    const { capacity, refresh } = useCapacity();
    const render = (onPlanChanged: () => void) => (
      // The page around it has its own texts.
      <I18nextProvider i18n={i18n}>
        <CapacityMeter capacity={capacity} onPlanChanged={onPlanChanged} />
      </I18nextProvider>
    );
    return <Profile mailSettings={paths.lobbyNotification({ settings: 'mail' })} usage={{ render, refresh }} />;
  };
}
