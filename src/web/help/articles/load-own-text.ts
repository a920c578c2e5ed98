import type { LoaderFunctionArgs } from 'react-router';

import type { PageName } from '../../../domain/operators/texts/texts.ts';
import { serverContext } from '../../core/server-context.ts';

/** An operator's text of a page; null for the shop's own. */
export const loadOwnText =
  (page: PageName) =>
  ({ context }: LoaderFunctionArgs) =>
    context.get(serverContext).textOf(page);
