import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import classes from './store-frame.module.css';
import { StoreHeader } from './store-header.tsx';

/** Renders the storefront's frame: header, the page, footer. */
export function StoreFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <StoreHeader />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
