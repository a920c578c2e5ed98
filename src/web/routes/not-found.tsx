import { redirect } from 'react-router';

import { paths } from '../core/paths.ts';

/** Any address that is not a page leads home. */
export const loader = () => redirect(paths.home());
