import { BASIS_POINTS, PLATFORM_FEE_BP } from '@meowtale/contracts';
import { Button, Card, ConfirmDialog, Group, NumberInput, Stack, Text, Title } from '@meowtale/ui';
import { type AppError, formatCoins, formatPercent, toAppError, useHost } from '@meowtale/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from 'urql';
import { RefusalNotice } from '../../app/refusal-notice.tsx';
import type { StoreAgent } from '../agent/documents.ts';
import { setAgent, TOUCHES_STORE_AGENT } from './agent-documents.ts';
import classes from './editor.module.css';
import { useEditor } from './editor-context.tsx';
import { type Chosen, PublisherList } from './publisher-list.tsx';

/** Renders the choice of a publisher and a share: saved for later, or requested, after which neither changes (SPEC §4). */
export function AskPublisher({ noted }: { noted: StoreAgent | null }) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const storeId = useEditor((state) => state.listing.uuid);
  const [chosen, setChosen] = useState<Chosen | null>(noted?.user ? { uuid: noted.user_uuid, name: noted.user.nickname } : null);
  const [percent, setPercent] = useState<number | null>(noted ? Math.round(noted.rate * 100) : null);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [{ fetching }, set] = useMutation(setAgent);

  // After a choice the share is the next input, and may be below the window.
  const shouldLand = useRef(false);
  useEffect(() => {
    if (chosen && shouldLand.current) document.getElementById(SHARE_ID)?.focus();
    shouldLand.current = false;
  }, [chosen]);
  function choose(publisher: Chosen) {
    shouldLand.current = true;
    setChosen(publisher);
  }
  async function send(state: 1 | 2): Promise<void> {
    if (!chosen || percent === null) return;
    setFailure(null);
    const { error } = await set({ store_id: storeId, user_uuid: chosen.uuid, rate: percent / 100, state }, TOUCHES_STORE_AGENT);
    setAsking(false);
    if (error) return setFailure(toAppError(error));
    notify(t(state === 2 ? 'publishing.askedDone' : 'publishing.notedDone', { name: chosen.name }), 'success');
  }
  return (
    <Stack gap={24}>
      <PublisherList chosen={chosen} onChoose={choose} />
      {chosen ? (
        <Card raised as="section" aria-labelledby="ask-title">
          <Stack gap={16}>
            <Title level={3} size={17} id="ask-title">
              {t('publishing.askNamed', { name: chosen.name })}
            </Title>
            <Share percent={percent} onChange={setPercent} />
            <RefusalNotice failure={failure} />
            <Group gap={12}>
              <Button variant="primary" disabled={percent === null || fetching} onClick={() => setAsking(true)}>
                {t('publishing.ask')}
              </Button>
              <Button disabled={percent === null || fetching} loading={fetching && !asking} onClick={() => send(1)}>
                {t('publishing.note')}
              </Button>
            </Group>
          </Stack>
        </Card>
      ) : null}
      <AskDialog
        open={asking}
        chosen={chosen}
        percent={percent}
        sending={fetching}
        onCancel={() => setAsking(false)}
        onAsk={() => send(2)}
      />
    </Stack>
  );
}

const EXAMPLE_COINS = 500;
const SHARE_ID = 'agent-share';

/** Renders the share in whole percent, and its amount for an example sale. */
function Share({ percent, onChange }: { percent: number | null; onChange(percent: number | null): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const rest = EXAMPLE_COINS - Math.floor((EXAMPLE_COINS * PLATFORM_FEE_BP) / BASIS_POINTS);
  const theirs = Math.floor((rest * (percent ?? 0)) / 100);
  const coins = (amount: number) => formatCoins(amount, locale);
  return (
    <>
      <NumberInput
        id={SHARE_ID}
        className={classes.narrow}
        label={t('publishing.rate')}
        description={t('publishing.rateHint')}
        required
        live
        min={0}
        max={100}
        value={percent}
        unreadable={t('invalid.rate')}
        onChange={onChange}
      />
      {percent === null ? null : (
        <Text size="small" tone="muted">
          {t('publishing.example', { price: coins(EXAMPLE_COINS), rest: coins(rest), theirs: coins(theirs), yours: coins(rest - theirs) })}
        </Text>
      )}
    </>
  );
}

interface AskDialogProps {
  open: boolean;
  chosen: Chosen | null;
  percent: number | null;
  sending: boolean;
  onCancel(): void;
  onAsk(): void;
}

function AskDialog({ open, chosen, percent, sending, onCancel, onAsk }: AskDialogProps) {
  const { t } = useTranslation();
  const { locale } = useHost();
  return (
    <ConfirmDialog
      open={open}
      loading={sending}
      title={t('publishing.askTitle')}
      confirmLabel={t('publishing.ask')}
      cancelLabel={t('popup.cancel')}
      onCancel={onCancel}
      onConfirm={onAsk}
    >
      {t('publishing.askQuestion', { name: chosen?.name ?? '', rate: formatPercent((percent ?? 0) / 100, locale) })}
    </ConfirmDialog>
  );
}
