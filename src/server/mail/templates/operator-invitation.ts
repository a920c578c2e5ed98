import type { MailDescription } from '../description.ts';
import { type LinkFacts, linkMail } from './link-mail.ts';

/** Invites somebody to help run the shop. */
export function operatorInvitation(
  facts: LinkFacts & { role: string; by: string | null; days: number },
): MailDescription {
  const { brand, role, by, days } = facts;
  return linkMail(facts, {
    subject: `You’re invited to run ${brand.name}`,
    lead: `${by ?? 'the owner of the shop'} invited you to the console of ${brand.name}. Your role there is ${role}.`,
    why: 'The page asks how you want to sign in, by password, Google or passkey, and sets up a second step. It takes two minutes.',
    action: 'Join the team',
    expiry: `The link works once, for ${days} days.`,
    ignore: 'Don’t know what this is about? You can ignore this email. Without your click nothing happens.',
  });
}
