import { PREVIEW_PARAMETER } from '@meowtale/contracts/release-preview';
import { Button, Notice } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useShell } from '../app/shell.ts';

/** Renders which releases only this visitor sees, with a way out, or that the link to a preview isn't valid any more. */
export function PreviewNotice() {
  const { t } = useTranslation();
  const { previews, isPreviewInvalid } = useShell().plan;
  if (isPreviewInvalid) {
    return (
      <Notice tone="warning" title={t('preview.invalidTitle')}>
        {t('preview.invalidText')}
      </Notice>
    );
  }
  if (previews.length === 0) return null;
  // The server has to forget the preview, so it is a whole page.
  const leave = () => {
    const here = new URL(location.href);
    here.searchParams.set(PREVIEW_PARAMETER, 'leave');
    location.assign(here);
  };
  return (
    <Notice
      title={t('preview.title')}
      actions={
        <Button size="small" onClick={leave}>
          {t('preview.leave')}
        </Button>
      }
    >
      {t('preview.text', { releases: previews.map(({ slice, version }) => `${slice} ${version}`) })}
    </Notice>
  );
}
