export { basketFacts, creditFacts, invoiceFacts } from '../drawing/invoice/invoice-facts.ts';
export { invoicePage } from '../drawing/invoice/invoice-page.ts';
