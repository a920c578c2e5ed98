import { forPlace } from '../../../domain/language-words.ar.ts';
import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `شريحة eSIM ${forPlace(country)} جاهزة`,
  preview: 'ثبّتها الآن وأنت متصل بشبكة Wi-Fi. تجد هنا رمز QR ورموز التفعيل.',
  lead: (starts) => `ثبّت شريحتك الآن وأنت متصل بشبكة Wi-Fi. ${starts}`,
  iccid: 'رقم ICCID',
};
