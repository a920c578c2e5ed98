import { redirect } from 'react-router';

import { paths } from '../core/paths.ts';

/** Unknown addresses lead home. */
export const loader = () => redirect(paths.home());
