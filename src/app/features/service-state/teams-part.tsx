import { Button } from '@mantine/core';
import { useState } from 'react';
import * as v from 'valibot';
import { teamsWebhook, type TeamsSites } from '#contract/channels';
import { formatDateTime } from '#domain/dates/format-bangkok';
import type { SiteId } from '#domain/site-id';
import { cancel } from '#words/actions';
import { remove, save } from '#words/admin-kit';
import { channelProblems } from '#words/channel-problems';
import {
  teamsAddress,
  teamsChange,
  teamsHint,
  teamsNotSet,
  teamsSet,
  teamsSetAt,
  teamsTitle,
  teamsTry,
} from '#words/channels';
import { siteNames } from '#words/sites';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { asField } from '../../form/field';
import { TextField } from '../../form/text-field';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';

type SiteProps = {
  site: TeamsSites[number];
  onChange: () => Promise<unknown>;
  onTry: (site: SiteId) => void;
};

const SiteRow = ({ site: { site, setAt }, onChange, onTry }: SiteProps) => {
  const say = useSay();
  const { api } = useServices();
  const { busy, trouble, attempt } = useAttempt();
  const [url, setUrl] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const name = say(siteNames[site]);
  const label = say(teamsAddress, { site: name });

  const change = (work: () => Promise<unknown>) =>
    void attempt(async () => {
      await work();
      setUrl(null);
      await onChange();
    });
  const saveUrl = () => {
    const body = v.safeParse(teamsWebhook, { url });
    setWrong(!body.success);
    if (body.success) change(() => api.call('saveTeams', { params: { site }, body: body.output }));
  };

  return (
    <li className="card stack gap-2">
      <div className="row wrap between">
        <div className="stack gap-0">
          <strong>{name}</strong>
          <span className="soft small">
            {setAt === null ? say(teamsNotSet) : say(teamsSetAt, { at: formatDateTime(setAt) })}
          </span>
        </div>
        {url === null && (
          <div className="row wrap">
            {setAt !== null && (
              <Button
                variant="default"
                disabled={busy}
                onClick={() => onTry(site)}
                aria-label={`${say(teamsTry)}: ${name}`}
              >
                {say(teamsTry)}
              </Button>
            )}
            <Button
              variant="default"
              disabled={busy}
              onClick={() => setUrl('')}
              aria-label={`${say(setAt === null ? teamsSet : teamsChange)}: ${name}`}
            >
              {say(setAt === null ? teamsSet : teamsChange)}
            </Button>
          </div>
        )}
      </div>
      {url !== null && (
        <form
          className="stack gap-2"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            saveUrl();
          }}
        >
          <TextField
            field={{
              ...asField<string | null>('url', url, (typed) => {
                setUrl(typed ?? '');
                setWrong(false);
              }),
              problem: isWrong ? say(channelProblems.not_a_webhook) : undefined,
            }}
            label={label}
            placeholder="https://…"
            autoComplete="off"
            long
          />
          <div className="row wrap fill">
            {/* Nobody can read it again: not in one tap beside the others. */}
            {setAt !== null && (
              <Button
                variant="default"
                disabled={busy}
                onClick={() => change(() => api.call('removeTeams', { params: { site } }))}
                aria-label={`${say(remove)}: ${name}`}
              >
                {say(remove)}
              </Button>
            )}
            <Button variant="default" onClick={() => setUrl(null)}>
              {say(cancel)}
            </Button>
            <Button type="submit" loading={busy}>
              {say(save)}
            </Button>
          </div>
        </form>
      )}
      <Trouble says={trouble} />
    </li>
  );
};

/** The dispatchers' channel of each site: where it is, is typed here once and shown to nobody again. */
export const TeamsPart = ({ sites, ...acts }: { sites: TeamsSites } & Omit<SiteProps, 'site'>) => {
  const say = useSay();
  return (
    <>
      <h3>{say(teamsTitle)}</h3>
      <p className="soft small">{say(teamsHint)}</p>
      <ul className="stack gap-2">
        {sites.map((site) => (
          <SiteRow key={site.site} site={site} {...acts} />
        ))}
      </ul>
    </>
  );
};
