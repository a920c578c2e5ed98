import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'שמור במכשיר הזה',
  offline: 'אין חיבור לאינטרנט. זה מה ששמרתם.',
  none: {
    title: 'אין כאן דבר שמור',
    text: 'כשאתם מחוברים, פתחו את ההזמנה ולחצו על ״לשמור בטלפון הזה״. קוד ה-QR, הקודים והשלבים ייפתחו כאן גם בלי רשת.',
    open: 'לכרטיסי ה-eSIM שלי',
  },
  unreadable: 'כבר אי אפשר לפתוח את זה. מחקו אותו ושמרו שוב את ה-eSIM כשתהיו מחוברים.',
  remove: 'למחוק מכאן',
  noScript: 'העמוד הזה זקוק ל-JavaScript. אפשרו אותו באתר הזה.',
};
