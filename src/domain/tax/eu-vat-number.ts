import { taxTerritory } from './tax-territory.ts';

/** A VAT number as VIES takes it. */
export interface EuVatNumber {
  /** 'EL' for Greece, 'XI' for Northern Ireland. */
  prefix: string;
  /** Without the prefix. */
  number: string;
  /** Where its company is, as a territory of VAT: 'GR' for Greece, 'GB' for Northern Ireland. */
  territory: string;
}

/**
 * The forms of VAT numbers after their prefix, without check digits.
 * Source: question 11 of https://ec.europa.eu/taxation_customs/vies/#/faq.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[\dA-Z]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[\dA-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[\dA-Z+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[\dA-Z+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Reads a number as people write it: 'de 123.456.789', 'GR-123456789'. Null for one that no state of VIES gives out. */
export function readEuVatNumber(text: string): EuVatNumber | null {
  const plain = text.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  const prefix = plain.startsWith('GR') ? 'EL' : plain.slice(0, 2);
  const number = plain.slice(2);
  const territory = taxTerritory(prefix);
  if (territory === null || !Object.hasOwn(FORMS, prefix) || !FORMS[prefix]?.test(number)) return null;
  return { prefix, number, territory };
}

/** As long as a shop's own tax number may be. */
const MOST = 60;

/** The same in a text that says more: 'VAT ID IE1234567A'. */
export function findEuVatNumber(text: string): EuVatNumber | null {
  const words = text.slice(0, MOST).split(/[\s,;:]+/);
  const read = words.map((_, at) => readEuVatNumber(words.slice(at).join('')));
  return read.find((number) => number !== null) ?? null;
}

/** 'DE123456789'. */
export function writtenVatNumber({ prefix, number }: Pick<EuVatNumber, 'prefix' | 'number'>): string {
  return prefix + number;
}
