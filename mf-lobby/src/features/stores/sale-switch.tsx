import { Switch, VisuallyHidden } from '@meowtale/ui';
import { toAppError, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { setStoreStatus, TOUCHES_STORES } from './documents.ts';

interface SaleSwitchProps {
  store: { uuid: string; name: string; status: string };
  onChanged?(status: string): void;
}

/** Renders the switch that takes a released listing off sale and puts it back; buyers keep it. */
export function SaleSwitch({ store, onChanged }: SaleSwitchProps) {
  const { t } = useTranslation();
  const { showError } = useHost();
  const [{ fetching }, set] = useMutation(setStoreStatus);
  const on = store.status === 'on';

  async function change(next: boolean) {
    const { data, error } = await set({ store_id: store.uuid, status: next ? 'on' : 'off' }, TOUCHES_STORES);
    if (error) return showError(toAppError(error));
    if (data) onChanged?.(data.setStoreStatus.status);
  }
  return (
    <Switch
      checked={on}
      disabled={fetching}
      onChange={change}
      label={
        <>
          {t(on ? 'stores.on' : 'stores.off')}
          <VisuallyHidden> {store.name}</VisuallyHidden>
        </>
      }
    />
  );
}
