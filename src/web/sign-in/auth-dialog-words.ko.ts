import { josa } from '../../domain/language-words.ko.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: 'Google로 계속',
    busy: '로그인하는 중…',
    late: 'Google 창에 아무것도 없나요? 네트워크가 차단했을 수 있어요. 버튼을 다시 눌러 멈추고 이메일로 로그인해 주세요.',
    notHere: (app) => `${app} 안에서는 Google 로그인이 되지 않아요.`,
    otherBrowser:
      'Google로 로그인하려면 이 페이지의 메뉴를 열고 “브라우저에서 열기”를 선택하세요. 이메일로는 여기서 바로 로그인할 수 있어요.',
    or: '또는 이메일로 계속',
  },
  email: '이메일 주소',
  forgot: '비밀번호를 잊으셨나요?',
  isNew: (brand) => `${josa(brand, '이/가')} 처음이신가요?`,
  signUp: '회원가입',
  isKnown: '이미 계정이 있나요?',
  signIn: '로그인',
  back: '로그인으로 돌아가기',
  ways: {
    signin: '로그인하기',
    signup: '계정 만들기',
    forgot: '비밀번호 재설정',
  },
  made: '계정을 만들었어요. 인증 링크를 이메일로 보내 드렸어요.',
  sendAgain: '다시 보내기',
  sendAgainIn: (seconds) => `${seconds}초 후 다시 보내기`,
  agree: (terms, privacy) => phrase`계정을 만들면 ${terms} 및 ${privacy}에 동의하게 돼요.`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: '다시 만나 반가워요',
    lead: '로그인하고 eSIM 요금제를 구매하세요',
    submit: '로그인',
  },
  signup: {
    title: '계정 만들기',
    lead: '모든 eSIM을 한곳에서',
    submit: '계정 만들기',
  },
  forgot: {
    title: '비밀번호 재설정',
    lead: '비밀번호를 재설정할 이메일을 입력하세요',
    submit: '재설정 이메일 보내기',
  },
};
