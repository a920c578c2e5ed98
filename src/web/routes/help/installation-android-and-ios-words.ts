export const onBothWords = {
  meta: {
    title: 'Installing an eSIM on iOS and Android',
    description:
      'Both systems, by QR code and by hand, from Wi-Fi to your first bar after landing, with fixes.',
  },
  title: 'Installing an eSIM on iOS and Android',
  lead: 'Use the QR code or type the codes. Either takes a few minutes, and you’ll only do it once.',
};
