import { callsAt } from './calls';
import type { Contract } from './endpoint';
import {
  knownNoticeWish,
  lineCode,
  lineLink,
  noticePage,
  noticeQuery,
  noticeWish,
  pushEndpoint,
  pushKey,
  pushSubscribed,
  unreadNotices,
} from './notices';

const reading = callsAt('/employee', 'notice:read');
const writing = callsAt('/employee', 'notice:write');

/** What I am told, and where I want to be told. The live topic `notice` says that there is something new. */
export const noticeCalls = {
  listNotices: reading.get('/notices', {
    summary: 'What I was told, newest first, page by page, and how much of it I have not read',
    query: noticeQuery,
    output: noticePage,
  }),
  readNotice: writing.post('/notices/:id/read', {
    summary: 'I have read this',
    output: unreadNotices,
  }),
  readAllNotices: writing.post('/notices/read', {
    summary: 'I have read all of them',
    output: unreadNotices,
  }),
  readNoticeWish: reading.get('/notice-wish', {
    summary: 'What I want to hear of, and where it can be said',
    output: knownNoticeWish,
  }),
  saveNoticeWish: writing.put('/notice-wish', {
    summary: 'Say what I want to hear of, and where',
    body: noticeWish,
    output: noticeWish,
  }),
  readPushKey: reading.get('/push-key', {
    summary: 'With which key to subscribe; null while phones cannot be reached',
    output: pushKey,
  }),
  readLineLink: reading.get('/line-link', {
    summary: 'Whether I can be reached in LINE',
    output: lineLink,
  }),
  makeLineCode: writing.post('/line-link/code', {
    summary:
      'A code of six digits for ten minutes: sent to the company’s LINE account, it links me',
    output: lineCode,
    refusals: ['not_now'],
  }),
  unlinkLine: writing.post('/line-link/remove', {
    summary: 'Send me nothing more in LINE',
    output: lineLink,
  }),
  subscribePush: writing.put('/push-subscription', {
    summary: 'Send me notices on this device; sent again at each start',
    body: pushSubscribed,
    output: pushEndpoint,
  }),
  unsubscribePush: writing.post('/push-subscription/remove', {
    summary: 'Send me nothing more on this device',
    body: pushEndpoint,
    output: pushEndpoint,
  }),
} as const satisfies Contract;
