import { isAdultCategory } from '@meowtale/contracts/categories';
import { pickWords } from '@meowtale/contracts/words';
import { Badge, Cover } from '@meowtale/ui';
import { useAdultConfirmed, useHost } from '@meowtale/web-kit';
import type { ListingCardData } from './documents.ts';

interface WorkCoverProps {
  /** Null during an outage of the catalogue. */
  work: Pick<ListingCardData, 'category' | 'default_lang' | 'store_info'> | null;
  /** Written on a generated cover. */
  name: string;
  className?: string;
}

/** Renders a work's cover in a personal list: an adult one's picture is hidden until the age is confirmed (ADR 10). */
export function WorkCover({ work, name, className }: WorkCoverProps) {
  const { locale } = useHost();
  const isConcealed = !useAdultConfirmed() && isAdultCategory(work?.category);
  const picture = work && !isConcealed ? pickWords(work.store_info, locale, work.default_lang)?.data.cover240x320 : null;
  return <Cover className={className} src={picture?.url} alt="" title={name} badges={isConcealed ? <Badge solid>18+</Badge> : null} />;
}
