import type { ReleaseAction } from '@meowtale/contracts/inputs/catalog/release';
import { Text } from '@meowtale/ui';
import { useHost } from '@meowtale/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { CanaryFields, canaryDraftOf, canaryOf } from './canary-fields.tsx';
import { moveRelease, type ReleaseSlice, TOUCHES_RELEASES } from './documents.ts';
import { Findings } from './findings.tsx';
import { rejectionOf, wordsOf } from './move.ts';
import { VersionField } from './version-field.tsx';

interface MoveDialogProps {
  slice: ReleaseSlice;
  action: ReleaseAction;
  /** The newest revision that the page has read. */
  revision: number;
  onClose(): void;
  /** Called when it failed: another change may have been made meanwhile. */
  onStale(): void;
}

/** Renders a change of what is live with its effect, its fields and the reason. What the check finds can be overruled after another confirmation. */
export function MoveDialog({ slice, action, revision, onClose, onStale }: MoveDialogProps) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const { name, version: live, previous } = slice;
  // What the person chose to do doesn't change when the page is read again.
  const [words] = useState(() => wordsOf(action, slice));
  const [chosen, setChosen] = useState(slice.canary?.version ?? null);
  const [canary, setCanary] = useState(() => canaryDraftOf(slice));
  const [isForced, setIsForced] = useState(false);
  const { act, acting, failure, forget } = useStaffAction(moveRelease, TOUCHES_RELEASES, () => {
    notify(t('releases.done', { name }), 'success');
    onClose();
  });
  const rejection = rejectionOf(failure);
  const reread = useEffectEvent(onStale);
  useEffect(() => {
    if (failure) reread();
  }, [failure]);

  const takesVersion = action === 'promote' || action === 'canary';
  const version = takesVersion ? chosen : action === 'rollback' ? previous : null;
  const asked = action === 'canary' ? canaryOf(canary, slice) : null;
  const isReady = (!takesVersion || version !== null) && (action !== 'canary' || asked !== null);

  function change(apply: () => void) {
    apply();
    setIsForced(false);
    forget();
  }
  function confirm(reason: string): Promise<boolean> {
    // Each attempt is forced only by its own confirmation.
    setIsForced(false);
    return act({ slice: name, action, version, canary: asked, revision, forced: isForced, reason });
  }
  return (
    <ReasonDialog
      danger={isForced || action === 'kill'}
      title={t('releases.title', { act: t(`releases.act.${words}`), name })}
      draftOf={`release.${action}.${name}`}
      hint={t('staff.reasonKept')}
      confirmLabel={t(isForced ? 'releases.force' : `releases.act.${words}`)}
      acting={acting}
      failure={failure}
      ready={isReady}
      onCancel={onClose}
      onConfirm={confirm}
    >
      {(isSubmitted) => (
        <>
          {rejection ? <Findings rejection={rejection} isForced={isForced} onForce={setIsForced} /> : null}
          <Text>{t(`releases.effect.${words}`, { name, live, previous, canary: slice.canary?.version })}</Text>
          {takesVersion && words !== 'share' ? (
            <VersionField
              slice={slice}
              value={chosen}
              error={isSubmitted && chosen === null ? t('invalid.empty') : undefined}
              onChange={(value) => change(() => setChosen(value))}
            />
          ) : null}
          {action === 'canary' ? (
            <CanaryFields
              draft={canary}
              isSubmitted={isSubmitted}
              onChange={(given) => change(() => setCanary((before) => ({ ...before, ...given })))}
            />
          ) : null}
        </>
      )}
    </ReasonDialog>
  );
}
