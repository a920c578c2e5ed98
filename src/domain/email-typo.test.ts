import { describe, expect, it } from 'vitest';

import { isSimilarAddress, meantAddress } from './email-typo.ts';

const meant = (domain: string) => meantAddress(`mia.l@${domain}`)?.domain ?? null;

describe('a typing error in an address’s domain', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['mgail.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.comm', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmail,com', 'gmail.com'],
    ['Gmial.Com', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmail.con', 'hotmail.com'],
    ['hotmal.de', 'hotmail.de'],
    ['hotnail.co.uk', 'hotmail.co.uk'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.co.uk', 'yahoo.co.uk'],
    ['outlok.com', 'outlook.com'],
    ['iclod.com', 'icloud.com'],
    ['protonmial.com', 'protonmail.com'],
    ['t-onlien.de', 't-online.de'],
    ['yandx.ru', 'yandex.ru'],
    ['company.con', 'company.com'],
    ['work,example', 'work.example'],
    ['school.ogr', 'school.org'],
  ])('%s was meant as %s', (typed, domain) => {
    expect(meant(typed)).toBe(domain);
  });

  it.each(
    `gmail.com googlemail.com gmx.de gmx.net gmx.com gmx.at gmx.ch web.de mail.com mail.ru email.com ymail.com rocketmail.com
    hotmail.com hotmail.de hotmail.fr hotmail.co.uk hotmail.ca hotmail.cl hotmail.gr live.com live.nl live.co.uk msn.com
    outlook.com outlook.de outlook.kr outlook.com.au yahoo.com yahoo.de yahoo.co.uk yahoo.co.nz yahoo.cz yahoo.com.br icloud.com
    me.com mac.com aol.com aim.com proton.me protonmail.com pm.me fastmail.com fastmail.fm hey.com zoho.com tutanota.com tuta.io
    posteo.de mailbox.org mail.de email.de freenet.de t-online.de arcor.de bluewin.ch sunrise.ch orange.fr wanadoo.fr laposte.net
    free.fr sfr.fr libero.it tiscali.it virgilio.it alice.it ziggo.nl kpnmail.nl planet.nl telenet.be skynet.be comcast.net
    verizon.net att.net sbcglobal.net cox.net btinternet.com sky.com virginmedia.com talktalk.net bigpond.com optusnet.com.au
    qq.com 163.com 126.com sina.com naver.com daum.net hanmail.net yandex.ru yandex.com bk.ru inbox.ru list.ru rambler.ru
    ukr.net wp.pl onet.pl o2.pl interia.pl seznam.cz email.cz centrum.cz abv.bg uol.com.br bol.com.br terra.com.br rediffmail.com
    hmail.com jmail.com amail.com vmail.com mailw.com mask.io inbox.com office.com company.co firm.cm shop.om work.cam
    example.com example.net posteo.example bücher.example xn--bcher-kva.example`.split(/\s+/),
  )('%s is left as it is', (domain) => {
    expect(meant(domain)).toBeNull();
  });

  it('leaves the part before the at-sign as it was typed', () => {
    expect(meantAddress(' Mia.L+trip@GMIAL.com ')).toEqual({
      domain: 'gmail.com',
      address: 'Mia.L+trip@gmail.com',
    });
  });

  it.each(['', 'mia', '@gmial.com', 'mia@', 'mia@@', 'gmial.com'])('finds none in %j', (typed) => {
    expect(meantAddress(typed)).toBeNull();
  });

  it('never suggests an address that it would correct again', () => {
    for (const typed of ['gmial.con', 'hotmal.de', 'yahooo.co.uk', 'company.con'])
      expect(meant(meant(typed) ?? '')).toBeNull();
  });
});

it.each([
  ['mia@example.com', 'Mia@gmail.com', true],
  ['mia.larsen@example.com', 'mia.larsn@example.com', true],
  ['mia.larsen@example.com', 'mia.larsen@exampel.com', true],
  ['mia@example.com', 'MIA@example.com', false],
  ['mia@example.com', 'leo@example.com', false],
  ['mia.larsen@example.com', 'mia.larson@elsewhere.com', false],
])('%s and %s may be meant for one another: %s', (one, other, isSimilar) => {
  expect(isSimilarAddress(one, other)).toBe(isSimilar);
});
