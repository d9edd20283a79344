/** @jsxImportSource preact */
import {
  codeUnknown,
  dropMark,
  kmRefused,
  loadingPage,
  markNames,
  noSignal,
  notSent,
  otherLanguage,
  pageGone,
  seenAt,
  spendTypes,
  takeBack,
  waitingMarks,
} from '#words/link-page';
import type { Message } from '#words/message';
import { demoMark } from '#words/shell';
import type { LinkPage } from '#contract/link-pages';
import { useEffect, useState } from 'preact/hooks';
import { Contacts } from './contacts';
import { DriverFace } from './driver-face';
import { GateFace } from './gate-face';
import { keptContacts } from './kept';
import type { Mark } from './marks';
import { PinScreen } from './pin-screen';
import type { Queued } from './queue';
import { RideFace } from './ride-face';
import { settings } from './server';
import { clockOf, number, useLink, useLinkState, useSay } from './use-link';

/** What has not reached the server, said above everything else; nothing of it is lost. */
const Sending = () => {
  const say = useSay();
  const { waiting, isReached, why, savedAt, page, needsPin } = useLinkState();
  const count = waiting.filter(({ kept }) => !kept.refused).length;
  // Where nothing else can be shown, that is all the page says.
  const isAlone = !page && !needsPin;
  if ((isReached || isAlone) && count === 0) return null;
  return (
    <p class="banner" role="status">
      {[
        !isReached && (why ?? say(noSignal)),
        !isReached && savedAt && say(seenAt, { time: clockOf(savedAt) }),
        count > 0 && say(waitingMarks, { count }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
};

/** What a mark is about, where the page knows more than one car or trip. */
const plateOf = (page: LinkPage | null, mark: Mark): string => {
  if (page?.face === 'gate' && 'carId' in mark)
    return page.cars.find(({ id }) => id === mark.carId)?.plate ?? '';
  if (page?.face === 'driver' && 'tripId' in mark)
    return page.jobs.find(({ tripId }) => tripId === mark.tripId)?.car?.plate ?? '';
  return '';
};

/** What somebody must say on the telephone, where it was never sent. */
const nameOf = (mark: Mark): Message | undefined => {
  if (mark.action === 'expense') return spendTypes[mark.type];
  return mark.action === 'take-back' ? takeBack : markNames[mark.action];
};

/** A code that nobody has is said where it was typed. */
const isSaidThere = (page: LinkPage | null, mark: Mark): boolean =>
  page?.face === 'driver' &&
  mark.action === 'board' &&
  mark.code !== undefined &&
  page.jobs.some(({ tripId, status }) => tripId === mark.tripId && status !== 'done');

/** What is wrong with it: the number itself is in nobody's hands any more. */
const Why = ({ kept: { mark, refused } }: Queued) => {
  const say = useSay();
  const { isGone } = useLinkState();
  // The page itself says so.
  if (isGone) return null;
  if (refused?.fields['km'] && 'km' in mark && mark.km !== null)
    return <>{say(kmRefused, { km: number(mark.km) })}</>;
  if (refused?.fields['code'] && 'code' in mark)
    return <>{say(codeUnknown, { code: mark.code ?? '' })}</>;
  return <>{refused?.message}</>;
};

const Refused = () => {
  const say = useSay();
  const link = useLink();
  const { waiting, known } = useLinkState();
  return waiting
    .filter(({ kept: { mark, refused } }) => refused && !isSaidThere(known, mark))
    .map((queued) => {
      const { mark } = queued.kept;
      const name = nameOf(mark);
      return (
        <div key={mark.id} class="card refused" role="alert">
          <p>
            <b>
              {clockOf(mark.at)} {plateOf(known, mark)} {name && say(name)}{' '}
              {'km' in mark && mark.km !== null && number(mark.km)} · {say(notSent)}
            </b>{' '}
            <Why {...queued} />
          </p>
          <button type="button" class="button quiet" onClick={() => void link.drop(queued.key)}>
            {say(dropMark)}
          </button>
        </div>
      );
    });
};

const Face = () => {
  const say = useSay();
  const { page, isGone, isReached, why, needsPin } = useLinkState();
  if (isGone)
    return (
      <>
        <p class="card">{say(pageGone)}</p>
        <Contacts contacts={keptContacts()} />
      </>
    );
  if (needsPin) return <PinScreen />;
  if (page?.face === 'driver') return <DriverFace page={page} />;
  if (page?.face === 'gate') return <GateFace page={page} />;
  if (page?.face === 'rider') return <RideFace page={page} />;
  if (isReached) return <p class="card">{say(loadingPage)}</p>;
  return <p class="card">{why ?? say(noSignal)}</p>;
};

/** Nothing of the demo company is true, its trips neither. */
const DemoMark = () => {
  const say = useSay();
  const [isDemo, setDemo] = useState(false);
  useEffect(() => void settings.then(({ isDemo: is = false }) => setDemo(is)), []);
  return isDemo && <span class="demo">{say(demoMark)}</span>;
};

export const LinkScreen = () => {
  const say = useSay();
  const link = useLink();
  const { language, page } = useLinkState();
  return (
    <>
      <header>
        <b>
          Car Pool <DemoMark />
        </b>
        <button
          type="button"
          class="language"
          lang={language === 'th' ? 'en' : 'th'}
          onClick={() => void link.chooseLanguage(language === 'th' ? 'en' : 'th')}
        >
          {say(otherLanguage)}
        </button>
      </header>
      <Sending />
      <main class={page?.face === 'gate' ? 'wide' : undefined}>
        <Refused />
        <Face />
      </main>
    </>
  );
};
