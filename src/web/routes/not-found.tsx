import { redirect } from 'react-router';

import { paths } from '../core/paths.ts';

/** Unknown addresses lead home, where a note says so. */
export const loader = () => redirect(paths.homeFromLost());
