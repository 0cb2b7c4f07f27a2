/** What other capabilities read of a submission. */
export { type AiDisclosure, findDisclosures } from './disclosure.ts';
export { requireReadable } from './find.ts';
export { type Reading, type SubmitView, toActivity, toInfo, toSubmitViews } from './view.ts';
