import { Badge, Button, IconSparkles, Menu, type MenuEntry, VisuallyHidden } from '@meowtale/ui';
import { lazyView } from '@meowtale/web-kit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { draftRequest } from './draft-request.ts';
import { useGeneration, useProposals } from './generation-context.tsx';
import { ProposalsPanel } from './proposals-panel.tsx';

const Consistency = lazyView(async () => (await import('./consistency-panel.tsx')).ConsistencyPanel);

const WHOLE = ['all', 'characters', 'character', 'acts', 'sequences', 'paragraphs', 'dialogues', 'translation'] as const;

/** Renders the menu of what can be drafted of the whole drama, the proposals, and the consistency check. */
export function DraftMenu() {
  const { t } = useTranslation();
  const ask = useGeneration((state) => state.ask);
  const open = useGeneration((state) => state.open);
  const panel = useGeneration((state) => state.panel);
  const { proposals } = useProposals();
  const waiting = proposals?.filter(({ state }) => state === 'pending').length ?? 0;
  const items: MenuEntry[] = [
    ...WHOLE.map((use) => ({ key: use, label: t(`generation.use.${use}`), onSelect: () => ask(draftRequest(use)) })),
    { kind: 'divider', key: 'divider' },
    { key: 'proposals', label: t('proposal.title'), onSelect: () => open('proposals') },
    { key: 'consistency', label: t('finding.title'), onSelect: () => open('consistency') },
  ];
  const close = () => open(null);
  return (
    <>
      <Menu
        items={items}
        trigger={
          <Button size="small" data-drafts="" leftIcon={<IconSparkles size={16} aria-hidden="true" />}>
            {t('generation.menu')}
            {waiting > 0 ? (
              <>
                {' '}
                <Badge tone="gold">{waiting}</Badge>
                <VisuallyHidden> {t('proposal.waiting', { count: waiting })}</VisuallyHidden>
              </>
            ) : null}
          </Button>
        }
      />
      {panel === 'proposals' ? <ProposalsPanel onClose={close} /> : null}
      {panel === 'consistency' ? (
        <Suspense fallback={null}>
          <Consistency onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
