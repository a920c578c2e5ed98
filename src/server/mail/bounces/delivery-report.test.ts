import { describe, expect, it } from 'vitest';

import { isDeliveryReport, readDeliveryReport } from './delivery-report.ts';

const HEAD = [
  'From: MAILER-DAEMON@mx.example',
  'Subject: Undelivered Mail Returned to Sender',
  'Content-Type: multipart/report; report-type=delivery-status;',
  '\tboundary="B1/mx.example"',
  '',
  '',
].join('\r\n');

/** As Postfix writes it. */
function report({ action = 'failed', original = 'message/rfc822', id = '<abc@shop.example>' } = {}): string {
  return (
    HEAD +
    [
      'This is a MIME-encapsulated message.',
      '',
      '--B1/mx.example',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'I could not deliver it.',
      '',
      '--B1/mx.example',
      'Content-Description: Delivery report',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      'Arrival-Date: Tue, 24 Nov 2026 11:00:00 +0000 (UTC)',
      '',
      'Final-Recipient: rfc822; mia@posteo.example',
      `Action: ${action}`,
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 <mia@posteo.example>:',
      '    Recipient address rejected',
      '',
      '--B1/mx.example',
      'Content-Description: Undelivered Message',
      `Content-Type: ${original}`,
      '',
      'Received: from shop.example',
      `Message-ID: ${id}`,
      'Subject: Your eSIM',
      '',
      'Message-ID: <forged@elsewhere.example>',
      '--B1/mx.example--',
      '',
    ].join('\r\n')
  );
}

describe('a report on a delivery', () => {
  it.each(['message/rfc822', 'text/rfc822-headers; charset=us-ascii'])('names the mail (%s)', (original) => {
    expect(isDeliveryReport(HEAD)).toBe(true);
    expect(readDeliveryReport(report({ original }))).toEqual({
      messageId: '<abc@shop.example>',
      status: '5.1.1',
      diagnostic: '550 5.1.1 <mia@posteo.example>: Recipient address rejected',
    });
  });

  it.each([
    ['a delay', report({ action: 'delayed' })],
    ['no id', report({ id: '' })],
    ['two ids in one', report({ id: '<a@b> <c@d>' })],
    ['a reply', 'From: mia@posteo.example\r\nContent-Type: text/plain\r\n\r\nThank you!'],
    ['nothing', ''],
    ['a head alone', HEAD],
  ])('that is %s is none', (_, raw) => {
    expect(readDeliveryReport(raw)).toBeNull();
  });
});
