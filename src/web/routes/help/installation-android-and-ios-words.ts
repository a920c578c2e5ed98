export const onBothWords = {
  meta: {
    title: 'Installing an eSIM on iOS and Android',
    description:
      'Both systems, by QR code and by hand, from Wi-Fi to the first bar after landing, with remedies.',
  },
  title: 'Installing an eSIM on iOS and Android',
  lead: 'By QR code or by hand: both take a few minutes, and need to be done once.',
};
