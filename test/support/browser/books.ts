import { expect } from '@playwright/test';

import { type Ledger, OutsideWorld, type SandboxMail } from '../outside/outside-world.ts';

/** By what an entry of the books is known. */
function keyOf(entry: { id?: string; reference?: string; iccid?: string; message_id?: string }) {
  return entry.id ?? entry.reference ?? entry.iccid ?? entry.message_id;
}

/** The sandbox beside a browser test: what came into its books, and who got which mail. */
export class Books extends OutsideWorld {
  #start: Ledger | undefined;

  /** From here on `booked` counts. */
  async begin(): Promise<void> {
    this.#start = await this.ledger();
  }

  /** What has come into the books since `begin`. */
  async booked(): Promise<Ledger> {
    const now = await this.ledger();
    const start = this.#start;
    if (!start) return now;
    const fresh = Object.entries(now).map(([name, entries]) => {
      // Refunds of several parties stand in one list, each party's behind one another.
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

  /** Waits for a mail and answers its text. */
  async mailTo(address: string, subject: string): Promise<string> {
    await expect.poll(() => this.subjectsTo(address)).toContain(subject);
    return (await this.#mailsTo(address)).find((mail) => mail.subject === subject)?.text ?? '';
  }

  /** Waits until each of them has exactly one mail with the codes of an eSIM. */
  async expectCodesAt(...addresses: string[]): Promise<void> {
    for (const address of addresses) {
      const codes = async () =>
        (await this.mailsTo(address)).filter(({ text }) => text.includes('LPA:1$')).length;
      await expect.poll(codes).toBe(1);
    }
  }

  /** Where the newest link to `page` leads that was mailed to `address`. */
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
