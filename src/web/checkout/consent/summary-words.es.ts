import type * as source from './summary-words.ts';

export const SUMMARY_LINK: typeof source.SUMMARY_LINK = 'Resumen del contrato';
