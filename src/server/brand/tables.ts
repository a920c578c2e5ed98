import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { PICTURE_KINDS } from '../../domain/operators/brand/brand.ts';
import { bytea, instant } from '../db/columns.ts';

/** The files made of an operator's picture, which have its id. */
export const brandPictureTable = pgTable(
  'brand_picture',
  {
    /** A hash of the files. */
    id: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: PICTURE_KINDS }).notNull(),
    type: text().notNull(),
    bytes: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.name] })],
);
