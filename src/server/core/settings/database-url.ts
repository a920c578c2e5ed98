import { z } from 'zod';

const SEVERAL_HOSTS =
  'must name one host: give the servers an address that leads to the primary (a pooler, HAProxy, a virtual address)';

/** A PostgreSQL address that the driver accepts. It would fail on a list of hosts, which other drivers understand. */
export const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
  .refine(
    (text) => URL.canParse(text) || hostsOf(text).includes(','),
    'must read postgres://user:password@host/name',
  )
  .refine((text) => !hostsOf(text).includes(','), SEVERAL_HOSTS);

/** The part between the password and the name of the database. */
function hostsOf(address: string): string {
  const [, rest = ''] = address.split('://');
  return rest.slice(rest.lastIndexOf('@') + 1).split('/', 1)[0] ?? '';
}
