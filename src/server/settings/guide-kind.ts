import { z } from 'zod';

import type { RevisionKind } from '../revisions/revisions.ts';

/** Whether the owners have put the setup guide away, with who and when. */
export const GUIDE: RevisionKind<{ hidden: boolean }> = {
  subject: 'setup guide',
  schema: z.object({ hidden: z.boolean() }),
  first: { hidden: false },
};
