import { LOCALE_NATIVE_NAMES, type Locale } from '@meowtale/contracts';
import { checkConsistency, type Finding } from '@meowtale/story/check';
import { Button, Coins, Modal, Stack, Text } from '@meowtale/ui';
import { formatDateTime, useHost } from '@meowtale/web-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStory } from '../drama-editor/editor-context.tsx';
import { draftRequest } from './draft-request.ts';
import { FindingList, type ShownFinding } from './finding-list.tsx';
import { useGeneration, useProposals } from './generation-context.tsx';
import { priceOf, useOffer, whoCan } from './use-step.ts';

/** Renders contradictions in the story: by our rules at once, and by a model where one is available. */
export function ConsistencyPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const story = useStory();
  const found = useMemo(() => checkConsistency(story), [story]);
  const shown = ({ kind, params, first, second, path }: Finding): ShownFinding => {
    const { language } = params;
    const namedParams = { ...params, ...(language && { language: LOCALE_NATIVE_NAMES[language as Locale] ?? language }) };
    return { kind, sentence: t(`finding.kind.${kind}`, namedParams), first, second, path };
  };
  return (
    <Modal open side title={t('finding.title')} closeLabel={t('generation.close')} onClose={onClose}>
      <Stack gap={16}>
        <Text size="small" tone="muted">
          {t('finding.hint')}
        </Text>
        <FindingList findings={found.map(shown)} onLeave={onClose} />
        <LastReport onClose={onClose} />
        <ModelToo language={story.setting.language} onClose={onClose} />
      </Stack>
    </Modal>
  );
}

/** Renders the button that shows the last check by a model, seen or not. */
function LastReport({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const { proposals } = useProposals();
  const show = useGeneration((state) => state.show);
  const last = proposals?.find(({ use }) => use === 'consistency');
  if (!last || last.is_emptied) return null;
  return (
    <div>
      <Button
        variant="ghost"
        onClick={() => {
          show(last.uuid);
          onClose();
        }}
      >
        {t('finding.last', { time: formatDateTime(last.created_at, locale) })}
      </Button>
    </div>
  );
}

function ModelToo({ language, onClose }: { language: Locale; onClose(): void }) {
  const { t } = useTranslation();
  const { offer } = useOffer();
  const ask = useGeneration((state) => state.ask);
  const able = offer ? whoCan(offer, 'consistency', language)[0] : undefined;
  if (!able) {
    return offer ? (
      <Text size="small" tone="muted">
        {t('finding.noModel')}
      </Text>
    ) : null;
  }
  const price = priceOf(able, 'consistency');
  return (
    <div>
      <Button
        onClick={() => {
          onClose();
          ask(draftRequest('consistency'));
        }}
      >
        {t('finding.model')}
      </Button>{' '}
      {price > 0 ? <Coins size="small" amount={price} unit={t('generation.coin', { count: price })} /> : null}
    </div>
  );
}
