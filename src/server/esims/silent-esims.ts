import { sql } from 'drizzle-orm';

/** Whether the eSIM of `purchase.id` was on a phone and the network never saw it used: its buyer got no data. */
export const IS_SILENT = sql`exists (select from user_esim join esim on esim.iccid = user_esim.iccid
  where user_esim.purchase_id = purchase.id and esim.first_installed_at is not null
    and not exists (select from esim_fact where esim_fact.user_esim_id = user_esim.id and esim_fact.kind = 'first_use'))`;
