import { expect } from '@playwright/test';

import { type Ledger, OutsideWorld, type SandboxMail } from '../outside/outside-world.ts';

/** What identifies an entry of the books. */
function keyOf(entry: { id?: string; reference?: string; iccid?: string; message_id?: string }) {
  return entry.id ?? entry.reference ?? entry.iccid ?? entry.message_id;
}

/** The sandbox beside a browser test: what its records have received, and who got which mail. */
export class Books extends OutsideWorld {
  #start: Ledger | undefined;

  /** `booked` counts from here on. */
  async begin(): Promise<void> {
    this.#start = await this.ledger();
  }

  /** What the books have received since `begin`. */
  async booked(): Promise<Ledger> {
    const now = await this.ledger();
    const start = this.#start;
    if (!start) return now;
    const fresh = Object.entries(now).map(([name, entries]) => {
      // Refunds of several providers are in one list, one provider's after the other's.
      const known = new Set(start[name as keyof Ledger].map(keyOf));
      return [name, (entries as object[]).filter((entry) => !known.has(keyOf(entry)))];
    });
    return Object.fromEntries(fresh) as Ledger;
  }

  async #mailsTo(address: string): Promise<SandboxMail[]> {
    return (await this.mailbox(address)).filter(({ to }) => to === address);
  }

  async subjectsTo(address: string): Promise<string[]> {
    return (await this.#mailsTo(address)).map(({ subject }) => subject);
  }

  /** Mails about purchases, not those about an account. */
  async mailsTo(address: string): Promise<SandboxMail[]> {
    return (await this.#mailsTo(address)).filter(({ subject }) => !/account/.test(subject));
  }

  /** Waits for a mail, and returns its text. */
  async mailTo(address: string, subject: string): Promise<string> {
    await expect.poll(() => this.subjectsTo(address)).toContain(subject);
    return (await this.#mailsTo(address)).find((mail) => mail.subject === subject)?.text ?? '';
  }

  /** Waits until each of these addresses has exactly one mail with an eSIM's codes. */
  async expectCodesAt(...addresses: string[]): Promise<void> {
    for (const address of addresses) {
      const codes = async () =>
        (await this.mailsTo(address)).filter(({ text }) => text.includes('LPA:1$')).length;
      await expect.poll(codes).toBe(1);
    }
  }

  /** Where the newest mailed link to `page` leads. */
  async linkTo(
    address: string,
    page: '/verify-email' | '/reset-password' | '/operate/join',
    after = 0,
  ): Promise<string> {
    let links: string[] = [];
    await expect
      .poll(async () => {
        links = (await this.#mailsTo(address)).flatMap(
          ({ text }) => new RegExp(`${page}#\\S+`).exec(text)?.[0] ?? [],
        );
        return links.length;
      })
      .toBeGreaterThan(after);
    return links[0] ?? '';
  }
}
