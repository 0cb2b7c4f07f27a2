import { pickWords } from '@meowtale/contracts/words';
import { Group } from '@meowtale/ui';
import { Link, paths, useHost } from '@meowtale/web-kit';
import { WorkCover } from '../listings/work-cover.tsx';
import type { LibraryOrder } from './documents.ts';
import styles from './library.module.css';

type Ordered = Pick<LibraryOrder, 'store' | 'store_id' | 'store_name' | 'names'>;

/** What an ordered work is called; the wallet's own name for it while the catalogue is away. */
export function nameOfOrder({ store, store_name, names }: Ordered, locale: string): string {
  const told = store ? pickWords(store.store_info, locale, store.default_lang) : names.find(({ language }) => language === locale);
  return told?.name ?? store_name;
}

/** An ordered work's cover and name. */
export function LibraryWork({ order, name }: { order: Ordered; name: string }) {
  const { locale } = useHost();
  const words = order.store ? pickWords(order.store.store_info, locale, order.store.default_lang) : null;
  return (
    <Group gap={12} wrap={false}>
      <WorkCover className={styles.cover} work={order.store} name={name} />
      <Link className="mt-anchor mt-anchor--quiet" lang={words?.language} to={paths.store(order.store_id)}>
        {name}
      </Link>
    </Group>
  );
}
