import { formatDate, formatDateTime, formatTime } from '#domain/dates/format-bangkok';
import type { Language } from '#domain/language';
import { linkOf, type About } from '#domain/notice/link-of';
import { hasAdminPage, isKindId } from '#kinds/registry';
import { sayIn, type Message } from '#words/message';
import { readReason } from '#words/ready-reasons';
import { brokenTruths } from '#words/truths';
import { matterTitles, noticeTitles } from '#words/notice-titles';
import { channelNames, expiringPapers } from '#words/notice-names';
import {
  actionWords,
  changedAndWaits,
  channelFails,
  changeWords,
  decisionWords,
  expiredWithYou,
  noCarToArrange,
  noLongerAboard,
  overdueMayExtend,
  ranOutWords,
  returnedAndLeft,
  seatForTheFirst,
  seatKept,
  seatLapsedInLine,
  tripWithdrawn,
  troubleWords,
} from '#words/notice-cases';
import { noticeWords, type NoticeFacts } from '#words/notices';
import { sayChanges } from './say-changes';

type Said = { title: string; sentence: string; action: string; link: string };

const sayMoment = (instant: string | undefined) =>
  instant === undefined ? '' : formatDateTime(instant);

/** The same is told to whoever rides. */
const isToArrange = ({ type, params }: Pick<About, 'type' | 'params'>): boolean =>
  type === 'no_car' && params['day'] !== undefined;

const sentenceOf = ({ type, params }: About): Message<NoticeFacts> => {
  const {
    change,
    verdict,
    matter,
    shared,
    waits,
    left,
    extend,
    decider,
    keeps,
    since,
    returned,
    was,
    until,
  } = params;
  if (shared !== undefined) return seatForTheFirst;
  if (until !== undefined) return seatKept;
  if (type === 'dead_letter' && since !== undefined) return channelFails;
  if (keeps !== undefined) return seatLapsedInLine;
  if (left !== undefined) return noLongerAboard;
  if (decider !== undefined) return expiredWithYou;
  if (was === 'returned' || was === 'waitlisted') return ranOutWords[was];
  if (returned !== undefined) return returnedAndLeft;
  if (isToArrange({ type, params })) return noCarToArrange;
  if (waits !== undefined) return changedAndWaits;
  if (extend !== undefined) return overdueMayExtend;
  if (change === 'approve' || change === 'reject' || change === 'return' || change === 'lapse')
    return changeWords[change];
  if (verdict === 'approve' || verdict === 'reject' || verdict === 'return')
    return decisionWords[verdict];
  if (matter === 'withdrawn') return tripWithdrawn;
  if (type === 'trouble' && matter !== undefined && matter in troubleWords)
    return troubleWords[matter as keyof typeof troubleWords];
  return noticeWords[type].sentence;
};

const actionOf = (about: About): Message => {
  if (isToArrange(about)) return actionWords.arrange;
  if (about.params['matter'] === 'locked') return actionWords.links;
  if (about.params['matter'] === 'withdrawn') return actionWords.day;
  if (about.type === 'trouble' && about.subject === 'service') return actionWords.cars;
  if (about.params['left'] !== undefined) return actionWords.mine;
  if (about.params['decider'] !== undefined) return actionWords.waiting;
  return noticeWords[about.type].action;
};

/** Where providers are kept is the kind's to say. */
const placed = (about: About): About => {
  const { kind } = about.params;
  if (about.subject !== 'provider' || !isKindId(kind)) return about;
  const page = hasAdminPage(kind, 'provider') ? 'provider' : 'expenseandprovider';
  return { ...about, params: { ...about.params, page } };
};

/** A notice as its reader sees it, on every channel in the same words. */
export const sayNotice = (about: About, language: Language): Said => {
  const say = sayIn(language);
  const {
    ref = '',
    plate = '',
    paper = '',
    number = '',
    providerTh = '',
    providerEn = '',
    personTh = '',
    personEn = '',
    channel = '',
    truth = '',
    text = '',
    startsAt,
    since,
    until,
    expiresOn,
  } = about.params;
  const named = (names: Readonly<Record<string, Message>>, name: string) =>
    names[name] ? say(names[name]) : name;
  const facts: NoticeFacts = {
    ref,
    plate,
    text: readReason(text, language),
    paper: named(expiringPapers, paper),
    number,
    provider: language === 'th' ? providerTh : providerEn,
    person: language === 'th' ? personTh : personEn,
    channel: named(channelNames, channel),
    truth: named(brokenTruths, truth),
    when: sayMoment(since ?? startsAt),
    date: expiresOn === undefined ? '' : formatDate(expiresOn),
    until: until === undefined ? '' : formatTime(until),
  };
  return {
    title: say(matterTitles[about.params['matter'] ?? ''] ?? noticeTitles[about.type]),
    sentence: sayChanges(about, facts, language) ?? say(sentenceOf(about), facts),
    action: say(actionOf(about)),
    link: linkOf(placed(about)),
  };
};
