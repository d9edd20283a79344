import { Button } from '@mantine/core';
import { useState } from 'react';
import { namesBySite, siteBody, type SiteList } from '#contract/basics';
import { siteFields } from '#contract/basics-fields';
import { changeLabel } from '#words/users';
import { nameSites } from '#words/sites';
import { siteNamesNote, siteNamesTitle } from '#words/basics';
import { ActForm } from '../../admin-kit/record/act-form';
import { valuesOf } from '../../admin-kit/record/record-values';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';

type Site = SiteList[number];

const sitesOf = (): Source<SiteList> => ({
  read: (api, signal) => api.call('readSites', { signal }),
  topics: ['site'],
});

const readOf = (site: Site) => ({ values: valuesOf(siteFields, site), version: site.version });

const Rename = ({ site, onDone }: { site: Site; onDone: () => void }) => {
  const say = useSay();
  const { api } = useServices();
  const { id, nameTh: th, nameEn: en } = site;
  const readAgain = async () =>
    readOf((await api.call('readSites', {})).find((other) => other.id === id) ?? site);
  return (
    <Sheet title={say({ th, en })} onClose={onDone}>
      <ActForm
        name={`site/${id}`}
        fields={siteFields}
        schema={siteBody}
        read={readOf(site)}
        readAgain={readAgain}
        save={({ nameTh, nameEn }, sent) =>
          api.call('nameSite', { params: { site: id }, body: { nameTh, nameEn }, ...sent })
        }
        onSaved={(sites) => nameSites(namesBySite(sites))}
        onDone={onDone}
      />
    </Sheet>
  );
};

/** What the company calls its sites: menus, forms, lists and papers say it so. */
export const SiteNames = () => {
  const say = useSay();
  const remote = useRemote(sitesOf, 'all');
  const [changing, setChanging] = useState<Site | null>(null);
  return (
    <section className="stack" aria-labelledby="site-names">
      <h2 id="site-names">{say(siteNamesTitle)}</h2>
      <p className="soft small">{say(siteNamesNote)}</p>
      <Shown of={remote}>
        {(sites) => (
          <ul className="card rows">
            {sites.map((site) => {
              const name = say({ th: site.nameTh, en: site.nameEn });
              return (
                <li key={site.id}>
                  <strong className="grow">{name}</strong>
                  <Button
                    variant="default"
                    aria-label={`${say(changeLabel)}: ${name}`}
                    onClick={() => setChanging(site)}
                  >
                    {say(changeLabel)}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </Shown>
      {changing && <Rename site={changing} onDone={() => setChanging(null)} />}
    </section>
  );
};
