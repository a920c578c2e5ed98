export const BANK_TIME: string = '은행 계좌나 카드 내역에 표시되기까지 보통 5~10영업일이 걸려요.';

export const WITHDRAW_LINK: string = '청약 철회하기';
