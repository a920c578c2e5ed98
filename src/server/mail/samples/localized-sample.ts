export { sampleMail } from './preview.ts';
