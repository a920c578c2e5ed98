import { isRouteErrorResponse, type MetaArgs } from 'react-router';

import { pageMeta } from '../core/page.ts';
import { brokenPageWords } from './words.ts';

/** What describes a page whose loader threw. @param missing for a 404 */
export function failedMeta(
  { matches, error }: Pick<MetaArgs, 'matches' | 'error'>,
  missing: { title: string; description: string },
) {
  return pageMeta(matches, isRouteErrorResponse(error) && error.status === 404 ? missing : brokenPageWords);
}
