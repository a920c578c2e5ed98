export const phoneLineWords = {
  ask: 'Does my phone work?',
  check: 'Check your model',
};
