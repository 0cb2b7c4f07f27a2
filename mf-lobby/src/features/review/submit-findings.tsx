import { PrecheckPanel } from '../store-editor/precheck-panel.tsx';
import { usePrecheck } from '../store-editor/use-precheck.ts';
import type { ReviewedSubmit } from './documents.ts';

/** Renders the precheck's findings of an undecided submission. */
export function SubmitFindings({ submit }: { submit: ReviewedSubmit }) {
  const precheck = usePrecheck(true, submit);
  return <PrecheckPanel judging precheck={precheck} entries={submit.data.store_submit_info.list} />;
}
