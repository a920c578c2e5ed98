import type { PurchaseState } from '../../../domain/checkout/purchase-state.ts';
import type { Role } from '../../../domain/operators/roles.ts';

interface Amount {
  cents: number;
  currency: string;
  text: string;
}
interface ListedOrder {
  id: string;
  number: string;
  created_at: string;
  state: PurchaseState;
  country_code: string;
  plan: string;
  buyer: string;
  method: string | null;
  paid: Amount | null;
  disputed: boolean;
  dispute_lost: boolean;
  needs_review: string | null;
}
interface OrderFacts {
  id: string;
  number: string;
  seen: number;
  state: PurchaseState;
  state_since: string;
  created_at: string;
  paid_at: string | null;
  disputed: boolean;
  dispute_lost_at: string | null;
  needs_review: string | null;
  last_error: string | null;
  plan: { name: string; country_code: string; bundle_name: string; days: number; data_mb: number };
  price: Amount;
  wholesale: Amount;
  buyer: {
    name: string;
    email: string;
    alternative_email: string | null;
    company: string | null;
    vat_number: string | null;
    is_guest: boolean;
    user_id: string | null;
    erased_at: string | null;
  };
  top_up_iccid: string | null;
  esim: {
    iccid: string;
    status: string;
    profile: string | null;
    network_state: string | null;
    read_at: string | null;
  } | null;
  payments: {
    processor: string;
    status: string;
    amount: Amount;
    reference: string;
    method: string | null;
    at: string;
  }[];
  provider_orders: { attempt: number; outcome: string; reference: string | null; at: string }[];
  returns: { state: string; amount: Amount; reference: string; at: string; refused: string | null }[];
  refunds: {
    reason: string;
    status: string;
    amount: Amount;
    reference: string | null;
    at: string;
    settled_at: string | null;
    why: string | null;
  }[];
  mails: { template: string; status: string; address: string; at: string; last_error: string | null }[];
  audit: {
    at: string;
    who: string;
    operator: string | null;
    what: string;
    amount: Amount | null;
    why: string;
    reference: string | null;
  }[];
}
interface Person {
  id: string;
  email: string;
  name: string | null;
  role: Role;
  version: number;
  state: 'invited' | 'invitation over' | 'active';
  invited_at: string;
  joined_at: string | null;
}
type Facts = Record<string, string | number | boolean | null> | null;
interface Entry {
  id: number;
  at: string;
  operator: string | null;
  origin: string | null;
  what: string;
  why: string;
  order: { id: string; number: string } | null;
  subject: string | null;
  amount: Amount | null;
  before: Facts;
  after: Facts;
}
interface Target {
  id: string;
  version: number;
}
interface Preview {
  id: string;
  number: string;
  amount: Amount;
  method: string;
  buyer: string;
  plan: string;
  bundle_name: string;
  state: string;
  disputed: boolean;
  at_our_cost: boolean;
}

interface Shapes {
  orders: {
    input: {
      state?: PurchaseState;
      from?: string;
      to?: string;
      country?: string;
      method?: 'stripe' | 'paypal';
      min?: string;
      max?: string;
      disputed?: 'yes' | 'no';
      review?: 'yes' | 'no';
      after?: string;
    };
    output: { orders: ListedOrder[]; next: string | null };
  };
  find: { input: { which: string }; output: { orders: ListedOrder[] } };
  order: { input: { which: string }; output: OrderFacts };
  resend: { input: { which: string }; output: { addresses: string[] } };
  refund_preview: { input: { which: string }; output: Preview };
  refund: { input: { which: string; seen?: number; why?: string }; output: Preview & { waits: boolean } };
  people: { input: Record<string, never>; output: { people: Person[] } };
  invite: { input: { email: string; role: Role }; output: { id: string } };
  change_role: { input: Target & { role: Role }; output: object };
  remove_operator: { input: Target; output: object };
  reset_codes: { input: Target; output: object };
  audit: {
    input: { operator?: string; what?: string; order?: string; from?: string; to?: string; before?: string };
    output: { acts: Entry[]; next: number | null };
  };
}

export type VerbName = keyof Shapes;
export type Input<Name extends VerbName> = Shapes[Name]['input'];
export type Output<Name extends VerbName> = Shapes[Name]['output'];

/** Which verbs change something, and so are posted. */
export const CHANGES: Record<VerbName, boolean> = {
  orders: false,
  find: false,
  order: false,
  resend: true,
  refund_preview: false,
  refund: true,
  people: false,
  invite: true,
  change_role: true,
  remove_operator: true,
  reset_codes: true,
  audit: false,
};
