import { Button } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';
import { useGeneration } from './generation-context.tsx';

/** Renders the button that shows a node's earlier versions. `label` is its name where it isn't unique. */
export function VersionsButton({ node, label }: { node: string; label?: string }) {
  const { t } = useTranslation();
  const show = useGeneration((state) => state.showVersions);
  return (
    <Button size="small" variant="ghost" aria-label={label} onClick={() => show(node)}>
      {t('version.title')}
    </Button>
  );
}
