import { AI_USES } from '@meowtale/contracts/inputs/drama/generation';
import { Button, Checkbox, Group } from '@meowtale/ui';
import { type AppError, FailureNotice, useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useEditorStore } from '../drama-editor/editor-context.tsx';
import type { Decision } from './decisions.ts';
import type { Proposal } from './documents.ts';
import { draftRequest } from './draft-request.ts';
import { leaveToDrafts } from './focus-drafts.ts';
import { useDecisions, useGeneration } from './generation-context.tsx';
import { withStale } from './stale-nodes.ts';
import { idsTaken, takeUnits } from './take-units.ts';
import type { Taking } from './use-taking.ts';

interface ProposalActionsProps {
  proposal: Proposal;
  taking: Taking;
  byLine: boolean;
  onByLine(): void;
}

/** Renders the actions on a proposal: take it, or a selection of it, as one edit that can be undone; reject it; or request another one. */
export function ProposalActions({ proposal, taking: { units, chosen, stale }, byLine, onByLine }: ProposalActionsProps) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const store = useEditorStore();
  const ask = useGeneration((state) => state.ask);
  const { decide, failure, isBusy } = useDeciding(proposal.uuid);
  const [marks, setMarks] = useState(true);
  async function accept() {
    const { draft, change } = store.getState();
    const changed = new Set(units.flatMap(({ key, node }) => (chosen.has(key) ? [node] : [])));
    const taken = takeUnits({ draft, proposal, units, chosen });
    const patch = marks ? withStale(draft, taken, stale, changed) : taken;
    change(patch);
    const isWhole = chosen.size === units.length;
    if (await decide({ state: isWhole ? 'taken' : 'partly', taken: isWhole ? null : idsTaken(units, chosen), patch }))
      notify(t('proposal.done'), 'success');
  }
  const again = AI_USES.find((use) => use === proposal.use);
  const { targets: source, language, instruction: prompt } = proposal;
  // The same provider is used again, unless another is chosen.
  const provider = proposal.provenance.at(-1)?.provider ?? null;
  return (
    <>
      <Group gap={8}>
        {units.length > 0 ? (
          <>
            <Button size="small" variant="primary" disabled={chosen.size === 0} loading={isBusy} onClick={accept}>
              {byLine ? t('proposal.acceptSome', { count: chosen.size }) : t('proposal.accept')}
            </Button>
            {byLine ? null : (
              <Button size="small" onClick={({ currentTarget }) => toFirstOf(currentTarget.closest('section'), onByLine)}>
                {t('proposal.byLine')}
              </Button>
            )}
          </>
        ) : null}
        {again ? (
          <Button size="small" onClick={() => ask(draftRequest(again, { source, language, prompt, provider }))}>
            {t('proposal.again')}
          </Button>
        ) : null}
        <Button size="small" variant="ghost" disabled={isBusy} onClick={() => decide({ state: 'refused', taken: null })}>
          {t('proposal.refuse')}
        </Button>
        {stale.length > 0 && units.length > 0 ? (
          <Checkbox
            label={t('proposal.stale', { count: stale.length })}
            checked={marks}
            onChange={(event) => setMarks(event.currentTarget.checked)}
          />
        ) : null}
      </Group>
      <FailureNotice failure={failure} />
    </>
  );
}

/** Switches to selecting single changes, and focuses the first of them because the button disappears. */
function toFirstOf(panel: HTMLElement | null, choose: () => void): void {
  flushSync(choose);
  panel?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus();
}

/** Returns the function that saves the decision about a proposal, which is then closed. It resolves to whether that worked. */
export function useDeciding(uuid: string) {
  const decisions = useDecisions();
  const show = useGeneration((state) => state.show);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function decide(decision: Decision): Promise<boolean> {
    setBusy(true);
    const error = await decisions.decide(uuid, decision);
    setBusy(false);
    setFailure(error);
    if (!error) leaveToDrafts(() => show(null));
    return error === null;
  }
  return { decide, failure, isBusy };
}
