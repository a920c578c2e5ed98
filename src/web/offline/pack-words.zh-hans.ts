import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: '安装你的 eSIM',
  wifi: '安装期间手机需要连接 Wi-Fi。装好之后就不再需要这里的内容。',
  used: '此 eSIM 已安装，因此这里的激活码已删除。激活码只能使用一次。',
  anotherScreen: '在另一块屏幕上',
  arrival: '抵达之后',
  trouble: '无法连接？',
  apn: {
    name: 'APN（接入点名称）',
    automatic: '手机会自动设置。',
    byHand: '如果无法连接，请在此 eSIM 的设置中输入。',
    unknown: '大多数手机会自动设置。如果你的手机要求填写，请联系我们。',
  },
  facts: '你的套餐',
  iccid: 'ICCID',
  left: '剩余流量',
  read: (date) => `截至 ${date}`,
  kept: (date) => `保存于 ${date}。`,
  until: (date) => `从这里删除的日期：${date}。`,
  help: '帮助',
  write: '联网后请附上订单号联系我们。',
  chat: '打开聊天',
  remove: '从这里删除',
  removeQuestion: '没有网络时无法恢复。',
  yes: '删除',
  no: '保留',
};
