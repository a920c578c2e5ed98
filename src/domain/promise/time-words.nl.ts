export const BANK_TIME: string = 'Meestal staat het binnen 5 tot 10 werkdagen op je rekening.';

export const WITHDRAW_LINK: string = 'Overeenkomst hier herroepen';
