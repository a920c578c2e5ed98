import type { Platform } from '../install/platform-of.ts';

/** One way to install, for a kind of device. */
export interface PackedWay {
  platform: Platform;
  /** What it is called while another one is open. */
  name: string;
  text: string | null;
  /** Opens the phone's own setup. */
  button: { label: string; url: string } | null;
  steps: { what: string; how: string }[];
}

/** A code and the name of the field it goes into. */
interface PackedCode {
  name: string;
  value: string;
  /** 'Copy Activation code', for people who cannot see what is beside the button. */
  copy: string;
}

/** The part of a pack that installs the eSIM: a bearer secret. */
interface PackedCodes {
  /** PNG, base64 without a prefix. */
  qr: string;
  qrText: string;
  ways: PackedWay[];
  byHand: string;
  rows: PackedCode[];
  warning: string;
}

/**
 * What a phone keeps of an order, with all words in the order's language: the page that shows it has none of its own for this.
 * Sealed before it is stored.
 */
export interface OfflinePack {
  /** Of this shape; a page that knows another one does not read it. */
  form: typeof PACK_FORM;
  /** The order's token. */
  order: string;
  /** Id of the user's eSIM. */
  esim: string;
  iccid: string;
  /** Of the shop, for calls of its API. */
  language: string;
  /** Path of the page that shows it, in that language. */
  page: string;
  /** BCP 47. */
  tag: string;
  isRtl: boolean;
  /** Tag for dates, and how short they may be; no tag for the reader's own. */
  dates: { locale: string | null; style: 'medium' | 'long' };
  /** ISO 8601. */
  keptAt: string;
  title: string;
  plan: string;
  number: string;
  /** Null once they are used. */
  codes: PackedCodes | null;
  words: {
    install: string;
    /** Why installing needs a network. */
    wifi: string;
    /** In place of used codes. */
    used: string;
    copy: string;
    copied: string;
    copyByHand: string;
    left: string;
    /** `{date}` stands for a date. */
    kept: string;
    until: string;
    read: string;
    remove: string;
    removeQuestion: string;
    yes: string;
    no: string;
  };
  arrival: { title: string; what: string; how: string; trouble: string; advice: string };
  /** Without a value if phones set it by themselves, or it is unknown. */
  apn: { name: string; value: string | null; copy: string; text: string };
  facts: { title: string; rows: { name: string; value: string }[] };
  /** Of what is left, by its newest reading; null before the first, and where nothing is counted. */
  left: { value: string; at: string } | null;
  help: { title: string; text: string; email: string; chat: { label: string; url: string } | null };
}

export const PACK_FORM = 1;
