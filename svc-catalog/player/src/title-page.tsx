interface TitlePageProps {
  title: string;
  author: string | null;
  language: string | undefined;
  /** The page around this one shows the title already; here it is for screen readers alone. */
  framed: boolean;
}

/** Heads the first page of a story. */
export function TitlePage({ title, author, language, framed }: TitlePageProps) {
  return (
    <header className={framed && author === null ? 'unseen' : 'opening'} lang={language}>
      <h1 dir="auto" className={framed ? 'unseen' : undefined}>
        {title}
      </h1>
      {author !== null && <p dir="auto">{author}</p>}
    </header>
  );
}

/** Returns the title for the bar: a page around this one, or the first page's heading, shows it once already. */
export const barTitleOf = (title: string, { framed, isFirst }: { framed: boolean; isFirst: boolean }): string =>
  framed || isFirst ? '' : title;
