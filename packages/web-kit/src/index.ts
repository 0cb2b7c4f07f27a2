export { formatMoney } from '@meowtale/contracts/money';
export { type AiDisclosure, AiSentences, useAiDisclosure } from './ai-disclosure.tsx';
export { fieldErrors, toAppError } from './app-error.ts';
export { startAutosave } from './autosave.ts';
export { awaitJob, type Job, jobError } from './await-job.ts';
export { DraftConflict, DraftNotice, DraftOverNotice, type SavedField } from './draft-notice.tsx';
export { keepEditorSecret, takeEditorSecret } from './editor-secret.ts';
export { EntryChoice, entryCandidates } from './entry-choice.tsx';
export { isOutdated, isPassing, useErrorSentence } from './error-sentence.ts';
export { Failure, FailureNotice, type FailureProps, StaleNotice, useRemedyButton } from './failure.tsx';
export { flagOf, rendersFlagEmoji } from './flag-emoji.ts';
export {
  formatBytes,
  formatCountry,
  formatDate,
  formatDateTime,
  formatDays,
  formatEnd,
  formatLanguage,
  formatLanguageAlone,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRange,
  formatTimeOrDay,
} from './format.ts';
export { FrameBar } from './frame-bar.tsx';
export type * from './host.ts';
export {
  HostProvider,
  useAdultConfirmed,
  useAdultGate,
  useColorScheme,
  useHost,
  useLocation,
  usePerson,
  useSession,
  useSessionRefreshed,
  useVerifyEmailPath,
} from './host-context.tsx';
export { createSliceI18n, KIT, type LoadWords } from './i18n.ts';
export { KEPT_EVENT, type KeptDetail, keepInBrowser, whenCleared } from './keep-in-browser.ts';
export { lazyView } from './lazy-view.ts';
export { Link, type LinkProps } from './link.tsx';
export { paths, type StoreListQuery, withQuery } from './links.ts';
export type { MadeWith } from './made-with.ts';
export { formatCoins, formatCoinsAsUsd } from './money.ts';
export { PageButtons, type PageButtonsProps, PageLinks, type PageLinksProps } from './page-links.tsx';
export { pageOf } from './page-of.ts';
export { retryRepeatedly } from './retry-repeatedly.ts';
export { retryWaitMs } from './retry-wait.ts';
export { type AddressedPopup, addressWith, type ReturnState, readReturnState, returnStateOf, writeReturnState } from './return-state.ts';
export type * from './slice.ts';
export { SliceScope } from './slice-scope.tsx';
export { openTabChannel, type TabChannel, type TabListeners } from './tab-channel.ts';
export { type UploadAnswer, type UploadOptions, uploadFile } from './upload.ts';
export { removeDrafts, removeDraftsOfOthers, useDraft } from './use-draft.ts';
export { type DraftOver, useDraftOver } from './use-draft-over.ts';
export { createRequestKeys, useRequestKey } from './use-request-key.ts';
export { useTimeZone } from './use-time-zone.ts';
export { SILENT_MS, watchSilence } from './watch-silence.ts';
export { whenIdle } from './when-idle.ts';
