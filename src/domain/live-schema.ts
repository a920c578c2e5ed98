import { z } from 'zod';

import { TOPICS } from './live.ts';

/** The data of one server-sent event: something about the topic changed; the API has the details. */
export const newsSchema = z.object({ topic: z.enum(TOPICS), revision: z.number().int() });

export type LiveNews = z.infer<typeof newsSchema>;
