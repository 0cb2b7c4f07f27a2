import type { ReviewComment } from '@meowtale/contracts/inputs/catalog/review';
import { Notice, UserText } from '@meowtale/ui';
import { Link, useHost } from '@meowtale/web-kit';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';
import { addressOfTab } from './editor-bar.tsx';
import { useEditor } from './editor-context.tsx';
import { placeOfField } from './field-name.ts';
import { indexedPath } from './pinned-path.ts';
import { fieldId } from './use-field-fault.ts';

/** Renders the reviewers' comments, each with a link to its field, which shows the same text. */
export function PinnedComments() {
  const { t } = useTranslation();
  const comments = useEditor((state) => state.savedSubmit.comments);
  if (comments.length === 0) return null;
  return (
    <Notice tone="warning" title={t('notice.pinned')}>
      <ul className={classes.pinned}>
        {comments.map((comment) => (
          <li key={comment.path}>
            <PinnedComment comment={comment} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Renders a comment about one field, below the link to it. */
export function PinnedComment({ comment: { path, text } }: { comment: ReviewComment }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const id = useEditor((state) => state.listing.uuid);
  const at = useEditor(({ draft }) => indexedPath(draft, path));
  const { tab, language, name } = placeOfField(t, locale, path);
  const query = language ? `?lang=${language}` : '';
  return (
    <>
      <UserText>
        {at ? (
          <Link className="mt-anchor" to={`${addressOfTab(id, tab)}${query}#${fieldId(at)}`}>
            {name}
          </Link>
        ) : (
          name
        )}
      </UserText>
      <p className={classes.memo}>{text}</p>
    </>
  );
}
