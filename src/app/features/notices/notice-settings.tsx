import { useRef, useState } from 'react';
import type { KnownNoticeWish } from '#contract/notices';
import {
  calendarTypes,
  noticeTypes,
  type NoticeType,
  type PersonalChannel,
} from '#domain/notice/notice-types';
import { mayCarry } from '#domain/notice/plan-deliveries';
import { savedNow } from '#words/admin-kit';
import {
  calendarStays,
  onlyBell,
  quietNights,
  quietNightsText,
  tellThere,
  whatAndWhere,
} from '#words/notice-settings';
import { channelNames } from '#words/notice-names';
import { noticeTitles } from '#words/notice-titles';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { asField } from '../../form/field';
import { ToggleField } from '../../form/toggle-field';
import type { Source } from '../../remote/remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { useStore } from '../../ui/store';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import classes from './notice-settings.module.css';
import { LineHere } from './line-here';
import { PushHere } from './push-here';

const wishOf = (): Source<KnownNoticeWish> => ({
  read: (api, signal) => api.call('readNoticeWish', { signal, background: true }),
  topics: [],
});

/** Nobody chooses not to hear that something is out of order, or what they tried themselves, nor that a trip waits for their answer. */
const never: ReadonlySet<NoticeType> = new Set([
  'dead_letter',
  'trial',
  'truth_broken',
  'trip_offered',
]);
const ofApprovers: ReadonlySet<NoticeType> = new Set(['waiting_for_you', 'approval_reminder']);
const ofAdmins: ReadonlySet<NoticeType> = new Set(['expiring', 'trouble', 'urgent', 'declined']);

const useTypes = (): readonly NoticeType[] => {
  const { userData } = useServices();
  const { isApprover } = useStore(userData.value).userInfo;
  const isAdmin = useStore(userData.isAdmin) === true;
  return noticeTypes.filter(
    (type) =>
      !never.has(type) &&
      (isApprover || !ofApprovers.has(type)) &&
      (isAdmin || !ofAdmins.has(type)),
  );
};

type TableProps = { wish: KnownNoticeWish; onChange: (muted: KnownNoticeWish['muted']) => void };

/** Each matter, and on which channels it is wanted. */
const WishTable = ({ wish: { channels, muted }, onChange }: TableProps) => {
  const say = useSay();
  const types = useTypes();
  const is = (type: NoticeType, channel: PersonalChannel) => (entry: (typeof muted)[number]) =>
    entry.type === type && entry.channel === channel;

  return (
    <table className={classes['wishes']}>
      <thead>
        <tr>
          <th scope="col">{say(whatAndWhere)}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {say(channelNames[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <tr key={type}>
            <th scope="row">{say(noticeTitles[type])}</th>
            {channels.map((channel) => (
              <td key={channel}>
                {mayCarry(channel, type) && (
                  <label className={classes['wish']}>
                    <input
                      type="checkbox"
                      aria-label={say(tellThere, {
                        what: say(noticeTitles[type]),
                        where: say(channelNames[channel]),
                      })}
                      checked={!muted.some(is(type, channel))}
                      onChange={({ target }) =>
                        onChange([
                          ...muted.filter((entry) => !is(type, channel)(entry)),
                          ...(target.checked ? [] : [{ type, channel }]),
                        ])
                      }
                    />
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const leavesCalendar = ({ type, channel }: KnownNoticeWish['muted'][number]) =>
  channel === 'email' && calendarTypes.has(type);

/** Where this person wants to hear of what; each tap is saved by itself. */
export const NoticeSettings = () => {
  const say = useSay();
  const { api, connectivity } = useServices();
  const online = useStore(connectivity);
  const wish = useRemote(wishOf, 'mine');
  const { trouble, attempt } = useAttempt();
  const [isSaved, setSaved] = useState(false);
  const saving = useRef(Promise.resolve());

  /** One after the other, so that the last tap stands. */
  const save = (next: KnownNoticeWish) => {
    wish.show(next);
    setSaved(false);
    const { quiet, muted } = next;
    saving.current = saving.current.then(() =>
      attempt(async () => {
        try {
          await api.call('saveNoticeWish', { body: { quiet, muted }, background: true });
          setSaved(true);
        } catch (error) {
          void wish.read();
          throw error;
        }
      }),
    );
  };

  return (
    <Shown of={wish}>
      {(known) => (
        <fieldset className="stack gap-4" disabled={!online}>
          {known.channels.length === 0 && <p className="empty">{say(onlyBell)}</p>}
          {known.channels.includes('push') && <PushHere />}
          {known.channels.includes('line') && <LineHere />}
          {known.channels.length > 0 && (
            <>
              <div>
                <ToggleField
                  field={asField('quiet', known.quiet, (quiet) => save({ ...known, quiet }))}
                  label={say(quietNights)}
                />
                <p className="soft small">{say(quietNightsText)}</p>
              </div>
              <WishTable wish={known} onChange={(muted) => save({ ...known, muted })} />
              {known.muted.some(leavesCalendar) && (
                <p className="soft small">{say(calendarStays)}</p>
              )}
            </>
          )}
          <Trouble says={trouble} />
          <p role="status" className={isSaved ? 'sheet-bar' : 'hidden'}>
            {isSaved && say(savedNow)}
          </p>
        </fieldset>
      )}
    </Shown>
  );
};
