export { loadProfilePage } from './load-profile-page.tsx';
