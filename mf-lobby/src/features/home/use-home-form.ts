import { useHost } from '@meowtale/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffAction } from '../../app/use-staff-action.ts';
import { type HomeSetup, setHome } from './documents.ts';
import { faultsOf, type HomeDraft, inOwnWords, inputOf, picksOf, useHomeDraft } from './home-draft.ts';
import { usePicks } from './use-picks.ts';

/** Holds the form of a platform's home page: what was arranged, its errors, and saving it. */
export function useHomeForm(platform: string, latest: HomeSetup) {
  const { t } = useTranslation();
  const { notify } = useHost();
  const { draft, page, isChanged, isOutdated, edit } = useHomeDraft(platform, latest);
  const picks = usePicks(platform, picksOf(page));
  // Errors are shown after the first attempt, and only while they apply.
  const [attempts, setAttempts] = useState(0);
  const [asking, setAsking] = useState(false);
  const { act, acting, failure, forget } = useStaffAction(setHome, ['HomeSetup', 'HomePage'], (data) => {
    draft.settle({ ...page, revision: data.setConfigurationPagesIndex.revision });
    setAttempts(0);
    setAsking(false);
    notify(t('homePage.saved'), 'success');
  });
  const rejected = inOwnWords(failure?.fields ?? []).filter(({ path }) => /^(?:rows|carousel)\b/.test(path));
  // The page itself shows a conflict and errors of fields, where they can be corrected.
  const isShownOnPage = failure?.code === 'input/conflict' || rejected.length > 0;

  function change(next: (before: HomeDraft) => Partial<HomeDraft>) {
    forget();
    setAsking(false);
    edit(next);
  }
  return {
    ...{ draft, page, isChanged, isOutdated, picks, attempts, acting, failure, change },
    faults: [...(attempts > 0 ? faultsOf(page, picks.of) : []), ...rejected],
    asking: asking && !isShownOnPage,
    /** Saves over the latest revision what was arranged over an earlier one. */
    keepMine: () => change(() => ({ revision: latest.revision })),
    ask() {
      forget();
      setAttempts(attempts + 1);
      setAsking(faultsOf(page, picks.of).length === 0);
    },
    cancel: () => setAsking(false),
    save: (reason: string) => act({ platform, revision: page.revision, ...inputOf(page), reason }),
    discard() {
      forget();
      setAttempts(0);
      setAsking(false);
      draft.settle();
    },
  };
}
