export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T & { error?: string; code?: string; reason?: string };
}

export interface Started {
  client_secret: string;
  payment_intent_id: string;
  order: string;
}

export interface StartedPaypal {
  paypal_order_id: string;
  order: string;
}

export interface Completed {
  status: 'ready' | 'processing' | 'pending';
  paid_with: string | null;
  second_payment: 'returned' | 'not_taken' | null;
  iccid: string;
  esim_id: string;
  order: string;
}
