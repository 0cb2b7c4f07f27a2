interface TitlePageProps {
  title: string;
  author: string | null;
  language: string | undefined;
  /** The framing page shows the title already; here it is for screen readers only. */
  framed: boolean;
}

/** Renders the heading of a story's first page. */
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

/** Returns the title for the bar; empty where a framing page or the first page's heading shows it. */
export const barTitleOf = (title: string, { framed, isFirst }: { framed: boolean; isFirst: boolean }): string =>
  framed || isFirst ? '' : title;
