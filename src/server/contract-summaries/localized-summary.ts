export { draftSummary } from './draft-summary.ts';
export { SUMMARY_STYLE, summaryDocument } from './summary-document.ts';
export { summaryWords } from './words.ts';
