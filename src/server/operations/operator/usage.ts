/** What the command line can do, for who asks. */
export const USAGE = `Name a verb:

  orders [count] [--state paid] [--from 2026-01-31] [--to ...] [--country JP] [--method stripe]
         [--min 10] [--max 20] [--disputed yes] [--review yes]
                                the newest orders of that kind, 20 unless told
  find <which>                  the orders with a number, an email address, an ICCID, a processor's id,
                                the last four digits of a card or a name that begins so
  order <which>                 everything about one order, by its id or any of these but digits and name
  resend <which>                mails the eSIM of an order once more
  refund <which> [--yes] [why]  gives the whole money back; the eSIM is taken back first
  today                         seven days beside the week before, orders under way, what waits for you, balances
  balances                      what is left at each wholesaler, and until when
  health                        settings that are set, how the parties answer, mails, processes
  jobs                          what waits in the queue, and what failed
  jobs retry [id]               runs what failed again: one job, or all
  switches                      what can be paused, what is, and the refunds that wait for it
  pause <what> [words] [--why ...]
                                pauses sales, card, wallets, paypal, top_ups or refunds, with words for visitors
  resume <what> [--why ...]     lets it go on; what waited goes on by itself
  cases [count] [--state open] [--kind ...] [--owner nobody]
                                what a person must see to: open, snoozed, seen, over
  case <id>                     one case, with what the other side says right now
  case <id> act                 does its one safe act
  case <id> give <email>|nobody who works on it
  case <id> snooze <hours>      lets it wait; 0 takes it up again
  case <id> note <words>        for the others
  case <id> close [why]         somebody has seen to it in another way
  disputes [count] [--state open] [--processor stripe]
                                payments that buyers contest
  dispute <id>                  one of them, with what our books hold against it
  dispute <id> stage [words]    puts that beside it at the processor; nothing is sent
  dispute <id> send [--yes]     sends what is staged to the bank, once
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

What shows orders, cases, disputes, people, the audit or the state of the shop answers programs by --json.`;

const HELP = new Set(['help', '--help', '-h']);

/** Whether a line of the command line asks what it can do, for which no shop is needed. */
export function asksForHelp([first]: string[]): boolean {
  return first !== undefined && HELP.has(first);
}
