import type { MouseEventHandler, ReactNode } from 'react';
import type { CoverProps } from './cover.tsx';
import { Cover } from './cover.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface StoreCardProps {
  href: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  target?: '_blank';
  /** With `target`: read by screen readers after the title, "opens in a new tab". */
  newTabLabel?: string;
  title: string;
  /** The language of the title, where it differs from the page's. */
  titleLang?: string;
  /** Author · number of endings · languages. */
  meta?: ReactNode;
  cover: Pick<CoverProps, 'src' | 'sizes' | 'eager' | 'first'>;
  badges?: ReactNode;
  /** A `Price`, or text: "Free", "Owned", "Name your price". */
  price?: ReactNode;
  /** A control over the cover's corner, such as the wishlist button. */
  action?: ReactNode;
  /** Heading level of the title in the surrounding page. */
  level?: 2 | 3 | 4;
}

/** The width of a card on the narrowest phone: half of 320 px, less the margins. */
const COVER_MIN_PX = 130;

/** Renders a listing's card, which is one link. */
export function StoreCard(props: StoreCardProps) {
  const { href, onClick, target, newTabLabel, title, titleLang, meta, cover, badges, price, action, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <article className="mt-store-card">
      <Cover {...cover} smallest={COVER_MIN_PX} alt="" title={title} badges={badges} />
      <div className="mt-store-card__words">
        <Heading className="mt-store-card__title">
          <a
            className="mt-store-card__link"
            href={href}
            onClick={onClick}
            target={target}
            rel={target === '_blank' ? 'noopener' : undefined}
          >
            <span className="mt-clamp mt-clamp--2" lang={titleLang} dir="auto">
              {title}
            </span>
            {newTabLabel ? <VisuallyHidden>, {newTabLabel}</VisuallyHidden> : null}
          </a>
        </Heading>
        {meta ? <p className="mt-store-card__meta">{meta}</p> : null}
        {price ? <div className="mt-store-card__price">{price}</div> : null}
      </div>
      {action ? <div className="mt-store-card__actions">{action}</div> : null}
    </article>
  );
}

/** Renders a placeholder of a card while it loads. */
export function StoreCardSkeleton() {
  return (
    <div className="mt-store-card" aria-hidden="true">
      <span className="mt-skeleton mt-skeleton--cover" />
      <div className="mt-store-card__words mt-skeleton-lines">
        <span className="mt-skeleton" />
        <span className="mt-skeleton mt-skeleton--short" />
      </div>
    </div>
  );
}
