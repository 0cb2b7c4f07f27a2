import { AGENT_STATE } from '@meowtale/contracts/states';
import { type BadgeTone, StatusPill } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

const TONES: Record<number, BadgeTone> = {
  [AGENT_STATE.waiting]: 'plum',
  [AGENT_STATE.reviewing]: 'plum',
  [AGENT_STATE.accepted]: 'mint',
  [AGENT_STATE.refused]: 'danger',
};

/** Renders one of SPEC §4's six agent states. */
export function AgentStatePill({ state }: { state: number }) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[state] ?? 'neutral'}>{t(`agentState.${state}`)}</StatusPill>;
}
