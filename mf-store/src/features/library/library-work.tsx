import { Group } from '@meowtale/ui';
import { Link, paths, useHost } from '@meowtale/web-kit';
import { shownName } from '../listings/localized-name.ts';
import { WorkCover } from '../listings/work-cover.tsx';
import type { OtherOrder } from './documents.ts';
import styles from './library.module.css';

type Ordered = Pick<OtherOrder, 'store' | 'store_id' | 'store_name' | 'names'>;

/** Renders an ordered work's cover and name. */
export function LibraryWork({ order }: { order: Ordered }) {
  const { locale } = useHost();
  const { name, language = '' } = shownName(order, locale);
  return (
    <Group gap={12} wrap={false}>
      <WorkCover className={styles.cover} work={order.store} name={name} />
      <Link className="mt-anchor mt-anchor--quiet" lang={language} to={paths.store(order.store_id)} dir="auto">
        {name}
      </Link>
    </Group>
  );
}
