import type { z } from 'zod';

import type { Exports, Verbs } from '../../../server/admin/registry.ts';

type Called<Changes extends boolean> = {
  [Name in keyof Verbs]: Verbs[Name] extends { changes: Changes } ? Name : never;
}[keyof Verbs];

/** Verbs that are read with their fields in the address. */
export type ReadName = Called<false>;
/** Verbs that are posted. */
export type PostName = Called<true>;

export type Input<Name extends keyof Verbs> = z.input<Verbs[Name]['input']>;
export type Output<Name extends keyof Verbs> = z.output<Verbs[Name]['output']>;

/** The permission that each verb that is posted needs. */
export type PostPermissions = { [Name in PostName]: Verbs[Name]['permission'] };
/** The same for lists that are exported. */
export type ExportPermissions = { [Name in keyof Exports]: Exports[Name]['permission'] };
