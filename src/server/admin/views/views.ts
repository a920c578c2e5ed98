import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { viewColumnsSchema, viewName, viewQuerySchema } from '../../../domain/operators/view-schema.ts';
import { VIEW_SCREENS } from '../../../domain/operators/views.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { Tx } from '../../db/database.ts';
import { Malformed } from '../../db/json-column.ts';
import { operatorsById } from '../../staff/operators.ts';
import {
  defaultViewOf,
  deleteView,
  isNameTaken,
  lockView,
  lockViewNames,
  setDefaultView,
  viewsFor,
  writeView,
} from '../../staff/saved-views.ts';
import type { SavedView } from '../../staff/tables.ts';
import { verb, type VerbCall, wrongField } from '../parts/verb.ts';
import { viewWords as words } from './words.ts';

const screen = z.enum(VIEW_SCREENS);
const columns = viewColumnsSchema.nullable();

const viewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  shared: z.boolean(),
  /** Whether the caller may rename, change and delete it. */
  can_change: z.boolean(),
  /** The address of who saved it; null at the command line. */
  owner: z.string().nullable(),
  /** Filters and order, by their names in the address of the list. */
  query: z.record(z.string(), z.string()),
  /** The columns shown; null for the usual ones. */
  columns: z.array(z.string()).nullable(),
  /** Callers who change the view send the version they saw. */
  version: z.int(),
});

export const views = verb({
  permission: 'shop.read',
  summary: 'List the saved views of a list: your own, and those shared with the team',
  changes: false,
  input: z.object({ screen }),
  output: z.object({
    views: z.array(viewSchema),
    /** What the list opens with for the caller: an id, or the name of a built-in view; null for the whole list. */
    default: z.string().nullable(),
  }),
  async run(call, { screen: of }) {
    const { deps, by } = call;
    const { db } = deps.db;
    const { operatorId } = by;
    const rows = await viewsFor(db, { screen: of, operatorId });
    return {
      views: await shown(call, rows),
      default: operatorId === null ? null : await defaultViewOf(db, { screen: of, operatorId }),
    };
  },
});

export const view_save = verb({
  permission: 'shop.read',
  summary: 'Save a view of a list under a name, for yourself or for the team',
  changes: true,
  input: z.object({
    screen,
    name: viewName,
    shared: z.boolean().default(false),
    query: viewQuerySchema,
    columns: columns.default(null),
  }),
  output: viewSchema,
  async run(call, { shared: isShared, ...given }) {
    const { deps, by } = call;
    const view: SavedView = {
      id: randomUUID(),
      ...given,
      isShared,
      ownerId: by.operatorId,
      version: 1,
      changedAt: deps.now(),
    };
    await deps.db.db.transaction((tx) => write(tx, view));
    return only(call, view);
  },
});

export const view_change = verb({
  permission: 'shop.read',
  summary: 'Rename a saved view, share it, or change its filters, order and columns',
  changes: true,
  input: z.object({
    id: z.uuid(),
    version: z.int().positive(),
    name: viewName.optional(),
    shared: z.boolean().optional(),
    query: viewQuerySchema.optional(),
    columns: columns.optional(),
  }),
  output: viewSchema,
  async run(call, { id, version, shared, ...given }) {
    const { deps } = call;
    const changed = await deps.db.db.transaction(async (tx) => {
      const view = await ownView(call, tx, id);
      if (view.version !== version) throw new Problem('changed_by_another');
      const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const isShared = shared ?? view.isShared;
      const next = { ...view, ...set, isShared, version: version + 1, changedAt: deps.now() };
      await write(tx, next);
      return next;
    });
    return only(call, changed);
  },
});

export const view_delete = verb({
  permission: 'shop.read',
  summary: 'Delete a saved view; lists that opened with it open whole',
  changes: true,
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  async run(call, { id }) {
    await call.deps.db.db.transaction(async (tx) => {
      await ownView(call, tx, id);
      await deleteView(tx, id);
    });
    return {};
  },
});

export const view_default = verb({
  permission: 'shop.read',
  summary: 'Choose the view that a list opens with for yourself; none for the whole list',
  changes: true,
  input: z.object({ screen, view: z.string().max(40).nullable() }),
  output: z.object({}),
  async run({ deps, by: { operatorId } }, { screen: of, view }) {
    if (operatorId === null) throw wrongField('view', words.commandLine);
    const { db } = deps.db;
    if (view !== null && z.uuid().safeParse(view).success) {
      const known = await viewsFor(db, { screen: of, operatorId });
      if (!known.some(({ id }) => id === view)) throw new Problem('no_view');
    }
    await setDefaultView(db, { screen: of, operatorId }, view);
    return {};
  },
});

/** @throws Problem `no_view`, also for another person's own view */
async function ownView(call: VerbCall, tx: Tx, id: string): Promise<SavedView> {
  const view = await lockView(tx, id);
  if (!view.isShared && view.ownerId !== call.by.operatorId) throw new Problem('no_view');
  if (!mayChange(call, view)) throw wrongField('id', words.others);
  return view;
}

function mayChange({ by }: VerbCall, { ownerId }: Pick<SavedView, 'ownerId'>): boolean {
  return ownerId === by.operatorId || by.role === 'owner' || by.role === 'manager';
}

async function write(tx: Tx, view: SavedView): Promise<void> {
  await lockViewNames(tx, view.screen);
  if (await isNameTaken(tx, view)) throw wrongField('name', words.taken(view.isShared));
  await writeView(tx, view);
}

async function only(call: VerbCall, view: SavedView): Promise<z.infer<typeof viewSchema>> {
  const [one] = await shown(call, [view]);
  if (!one) throw new Problem('no_view');
  return one;
}

/** A view whose stored filters cannot be read is left out. */
async function shown(call: VerbCall, rows: readonly SavedView[]): Promise<z.infer<typeof viewSchema>[]> {
  const people = await operatorsById(
    call.deps.db.db,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  );
  return rows.flatMap((view) =>
    view.query instanceof Malformed
      ? []
      : {
          id: view.id,
          name: view.name,
          shared: view.isShared,
          can_change: mayChange(call, view),
          owner: people.get(view.ownerId ?? '')?.email ?? null,
          query: view.query,
          columns: view.columns instanceof Malformed ? null : view.columns,
          version: view.version,
        },
  );
}
