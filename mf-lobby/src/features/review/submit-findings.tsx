import { PrecheckPanel } from '../store-editor/precheck-panel.tsx';
import { usePrecheck } from '../store-editor/use-precheck.ts';
import type { ReviewedSubmit } from './documents.ts';

/** What the check finds in a submission that is to be decided, to be read before it is. */
export function SubmitFindings({ submit }: { submit: ReviewedSubmit }) {
  const precheck = usePrecheck(true, submit);
  return <PrecheckPanel judging precheck={precheck} entries={submit.data.store_submit_info.list} />;
}
