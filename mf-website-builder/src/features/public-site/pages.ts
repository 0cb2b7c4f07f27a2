export { ArticlePage } from './article-page.tsx';
export { PublicSitePage } from './public-site-page.tsx';
