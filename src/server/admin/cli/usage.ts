/** Help for the command line. */
export const USAGE = `Name a verb:

  orders [count] [--state paid] [--from 2026-01-31] [--to ...] [--country JP] [--method stripe]
         [--min 10] [--max 20] [--disputed yes] [--refunded yes] [--review yes]
         [--customer <email>]
                                the newest orders of that kind, 20 unless told
  find <which>                  the orders with a number, an email address, an ICCID, a processor's id,
                                the last four digits of a card or a name that begins so
  order <which>                 everything about one order, by its id or any of these but digits and name
  resend <which> [--to email --why reason]
                                mails the eSIM of an order once more; or to another address, of which its own is told
  retry <which>                 asks the providers of one order now, and takes its next step
  note <which> <text>           writes something about an order for the other operators
  codes <which>                 the codes that install its eSIM, and the buyer's own page
  pdf <which> [file]            everything known of it as one PDF, for a dispute
  refund <which> [--yes] [why]  gives the whole money back, or what is left; the eSIM is taken back first
         --part 4.50            gives a part of it back, --goodwill 4.50 any amount; the eSIM stays
  replace <which> [--yes] [why] orders another eSIM in place of an order's; the old one is taken back first
  today                         seven days beside the week before, orders under way, what waits for you, balances
  money [by] [--from 2026-01-01] [--to ...] [--limit 100]
                                what came in and went out this month: by day, month, country, plan, method, partner
  journal <which>               each entry of an order's money between the accounts
  invoices [count] [--month 2026-11] [--kind invoice|credit_note] [--from ...] [--to ...] [--which ...]
                                invoices and credit notes; which: a number, an order, an email
  invoice <number> [file]       one of them as PDF
  invoice-files [folder] [--month 2026-11] [...]
                                each of them as PDF, into a folder
  payouts [count]               what processors paid out, and whether our books have all that it is of
  payout <id> [--unmatched yes] [--after ...]
                                one of them, booking by booking
  prices [history|checks|held|place] [--version 3]
                                the rules that prices are made by; who published them; what to look at;
                                wholesale prices that jumped; a place's prices
  price set <global|region|country|plan> [of] [--markup 30] [--fixed 0.50] [--ending .99] [--floor 10] [--lock 4.99]
         [--from 2026-11-27] [--until ...]
                                shows what a rule would change and, after a yes, publishes it
  price drop <scope> [of]       the same without a rule; mend: so that no bigger size is cheaper than a smaller one
  price below-floor sell|hold|hide
                                what becomes of a price below its floor
  price accept|keep-out <subject>
                                publishes a wholesale price that jumped, or leaves its plan as it is
  price undo <version>          publishes an older list once more; all of these take --yes and --why
  promotions [count] [--state running|ended]
                                codes that lower a price, and how often each was used
  promotion <code>              one of them, and who changed it
  promotion <code> make|change [--percent 10|--amount 2.50] [--from 2026-11-27] [--until ...] [--uses 100] [--each 1]
         [--first yes] [--places JP,FR] [--below-floor yes] [--note ...] [--why ...]
                                makes a code, or gives it other terms; none (of places: all) takes a limit away
  promotion <code> end [--why ...]
                                ends it now
  places [name] [--only hidden|changed|countries|regions] [--limit 50] [--skip ...]
                                countries and regions, with what was made of each by hand
  place <code>                  one of them, with its plans
  place hide|show <code> [bundle]
                                neither shows nor sells a place, or one plan of it; or does again
  place name|text <code> <words>|none
                                what its pages call it, and say of it
  place picture <code> <file>|none
                                a JPEG, PNG or WebP in place of our drawing; all of these take --why
  popular [codes]               the popular six, in their order
  first countries|regions <codes>|none
                                what comes before all others in the lists
  syncs [count] [--before ...]  each time that the catalogue was read
  sync-log <id>                 one of these: plans that came, went, cost another price, or could not be sold
  balances                      what is left at each wholesaler, and until when
  health                        settings that are set, how the parties answer, mails, processes
  jobs                          what waits in the queue, and what failed
  jobs retry [id]               runs what failed again: one job, or all
  switches                      what can be paused, what is, and the refunds that wait for it
  pause <what> [words] [--why ...]
                                pauses sales, card, wallets, paypal, top_ups or refunds, with words for visitors
  resume <what> [--why ...]     lets it go on; what waited goes on by itself
  customers [count] [--who mia] [--blocked yes]
                                the newest accounts, who is blocked, or whom an address or a name's beginning leads to
  customer <who>                what is known of a customer: by email, or the id of an account or of a guest's order
  customer-data <who>           all that is kept of a customer, to be given to them, as JSON
  block|unblock <who> [why]     lets a customer buy and sign in no more, or again
  erase <who> [--address ...] [--yes] [why]
                                deletes the account, and erases who bought what; the books stay
  leads [count] [--state new] [--owner <email>]
                                what companies asked for: new, contacted, won, lost
  lead <id> [--state won] [--owner <email>|nobody] [--note ...]
                                one request; with options it is changed first
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
  mails [count] [--state queued|sent|failed|returned]
                                the outbox: what waits, and what the mail server said
  mail-templates                every email that the shop sends, with samples
  mail-preview <template> [sample]
                                one of these as text
  mail-sample <template> [sample]
                                sends it to the shop's own address, now
  sign-out <email or user id>   ends all sessions of somebody, on all their devices
  operators                     who runs the shop, and who is invited to
  operator add <email> [role]   invites somebody by mail: owner (unless told), manager, support, finance, viewer
  operator role|remove|reset    gives somebody another role, ends what they may do, or lets them set up their codes anew
  operator link                 opens the console of a sandbox as its owner
  audit [count]                 what operators did, 50 entries unless told
  export orders|income|invoices|payouts|leads|audit
                                the same as CSV, with the same options
  sync                          reads the wholesaler's catalogue now
  reconcile                     looks at everything that stands still now
  reconcile --report [hours]    compares our books with each party's, 72 hours unless told
  comparisons [count]           how they were compared, each day by the shop and by people
  comparison <id>               one of these, with what differed
  wallets [host ...]            registers the shop's host, and those named, for Apple Pay, Google Pay and Link
  migrate [--dry-run]           brings PostgreSQL to this release, or says what is pending
  reseal                        seals everything by DATA_KEY that lies under a key of DATA_KEY_OLD
  backup [folder]               copies the embedded database while the shop sells, into backups/ unless told
  restore <file>                puts such a copy in the place of the embedded database; the shop must not run
  fingerprint <text>            how the log names an email or a caller's address
  doctor [--json]               proves settings, keys, webhooks, database, mail and proxy; says what to do

What shows orders, customers, leads, cases, disputes, people, money, the audit or the state of the shop answers programs by --json.`;

const HELP = new Set(['help', '--help', '-h']);

/** Whether a line asks for help, which works without a running shop. */
export function asksForHelp([first]: string[]): boolean {
  return first !== undefined && HELP.has(first);
}
