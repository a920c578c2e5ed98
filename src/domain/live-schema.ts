import { z } from 'zod';

import { TOPICS } from './live.ts';

/** The data of one server-sent event: something of the topic changed; ask the API for it. */
export const newsSchema = z.object({ topic: z.enum(TOPICS), revision: z.number().int() });

export type LiveNews = z.infer<typeof newsSchema>;
