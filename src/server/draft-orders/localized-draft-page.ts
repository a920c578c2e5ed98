export { draftPage } from './draft-page.ts';
