/** What the command line can do, for who asks. */
export const USAGE = `Name a verb:

  orders [count] [--state paid] [--from 2026-01-31] [--to ...] [--country JP] [--method stripe]
         [--min 10] [--max 20] [--disputed yes] [--review yes]
                                the newest orders of that kind, 20 unless told
  find <which>                  the orders with a number, an email address, an ICCID, a processor's id,
                                the last four digits of a card or a name that begins so
  order <which>                 everything about one order, by its id or any of these but digits and name
  resend <which>                mails the eSIM of an order once more
  refund <which> [--yes] [why]  gives the whole money back, or what is left; the eSIM is taken back first
         --part 4.50            gives a part of it back, --goodwill 4.50 any amount; the eSIM stays
  replace <which> [--yes] [why] orders another eSIM in place of an order's; the old one is taken back first
  sign-out <email or user id>   ends all sessions of somebody, on all their devices
  operators                     who runs the shop, and who is invited to
  operator add <email> [role]   invites somebody by mail: owner (unless told), manager, support, finance, viewer
  operator role|remove|reset    gives somebody another role, ends what they may do, or lets them set up their codes anew
  operator link                 opens the console of a sandbox as its owner
  audit [count]                 what operators did, 50 entries unless told
  export orders|audit           the same as CSV, with the same options
  sync                          reads the wholesaler's catalogue now
  reconcile                     looks at everything that stands still now
  reconcile --report [hours]    compares our books with each party's, 72 hours unless told
  wallets [host ...]            registers the shop's host, and those named, for Apple Pay, Google Pay and Link
  migrate [--dry-run]           brings PostgreSQL to this release, or says what is pending
  reseal                        seals everything by DATA_KEY that lies under a key of DATA_KEY_OLD
  backup [folder]               copies the embedded database while the shop sells, into backups/ unless told
  restore <file>                puts such a copy in the place of the embedded database; the shop must not run
  fingerprint <text>            how the log names an email or a caller's address
  doctor [--json]               proves settings, keys, webhooks, database, mail and proxy; says what to do

What shows orders, people or the audit answers programs by --json.`;

const HELP = new Set(['help', '--help', '-h']);

/** Whether a line of the command line asks what it can do, for which no shop is needed. */
export function asksForHelp([first]: string[]): boolean {
  return first !== undefined && HELP.has(first);
}
