import { readFileSync } from 'node:fs';

const TYPES = new URL(
  '../../../node_modules/@paypal/paypal-js/types/apis/openapi/checkout_orders_v2.d.ts',
  import.meta.url,
);

/** PayPal's own list, out of its API description: the issues of a call's refusals with their descriptions. */
export function documentedIssues(call: 'capture' | 'authorize'): Map<string, string> {
  const text = readFileSync(TYPES, 'utf8').replaceAll(/\/\*\*.*?\*\//gs, '');
  const issues = new Map<string, string>();
  for (const status of [400, 403, 422]) {
    const [, schema = ''] =
      new RegExp(`"orders\\.${call}-${status}": \\{\\n(.*?)\\n {4}\\};`, 's').exec(text) ?? [];
    const entries = schema.matchAll(/issue\?:\s+"([^"]+)";\s+description\?:\s+(?:"([^"]*)"|'([^']*)');/g);
    for (const [, issue = '', quoted, single] of entries) issues.set(issue, quoted ?? single ?? '');
  }
  return issues;
}
