import { Group, IconArrowDown, IconArrowUp, IconButton, IconTrash } from '@meowtale/ui';
import { useTranslation } from 'react-i18next';

interface OrderButtonsProps {
  /** Of what is moved, for the buttons' labels. */
  name: string;
  first: boolean;
  last: boolean;
  /** `by` is -1 to move it up, 1 to move it down. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Renders the buttons that move an item of a list up or down, or remove it. */
export function OrderButtons({ name, first, last, onMove, onRemove }: OrderButtonsProps) {
  const { t } = useTranslation();
  return (
    <Group gap={4} wrap={false}>
      <IconButton
        size="small"
        label={t('homePage.up', { name })}
        disabled={first}
        icon={<IconArrowUp size={16} aria-hidden="true" />}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="small"
        label={t('homePage.down', { name })}
        disabled={last}
        icon={<IconArrowDown size={16} aria-hidden="true" />}
        onClick={() => onMove(1)}
      />
      <IconButton
        size="small"
        label={t('homePage.remove', { name })}
        icon={<IconTrash size={16} aria-hidden="true" />}
        onClick={onRemove}
      />
    </Group>
  );
}
